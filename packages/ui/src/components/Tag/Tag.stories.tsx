import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from './Tag.tsx'

const meta = {
  title: 'UI/Tag',
  component: Tag,
  args: { children: 'PDF' },
} satisfies Meta<typeof Tag>
export default meta

export const Word: StoryObj<typeof meta> = {}
