import * as a11yAnnotations from '@storybook/addon-a11y/preview'
import { setProjectAnnotations } from '@storybook/react-vite'
import * as projectAnnotations from '../preview.tsx'

setProjectAnnotations([a11yAnnotations, projectAnnotations])

// A table that was measured before its font came differs by fractions of a pixel from one measured after.
await Promise.all([...document.fonts].map((face) => face.load()))
