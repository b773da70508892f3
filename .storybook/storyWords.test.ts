/// <reference types="vite/client" />
import { expect, test } from 'vitest'

const stories = import.meta.glob<string>('../packages/{ui,charts}/src/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Words of one product: a component and a chart are for all of them. */
const domain = /wi-?fi|ssid|access point|wireless|\bAPs?\b|hotel|\bguest|mbps|mac address/i

test.each(Object.entries(stories))('%s speaks of no product', (_, text) => {
  expect(text.split('\n').filter((line) => domain.test(line))).toEqual([])
})
