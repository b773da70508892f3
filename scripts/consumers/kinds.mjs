import { cpSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from '@playwright/test'
import { serveNext } from './serveNext.mjs'
import { servePage } from './servePage.mjs'
import { useGarages } from './useGarages.mjs'
import { drawsAlike, usePage } from './usePage.mjs'

const lowest = {
  react: '19.0.0',
  'react-dom': '19.0.0',
  'styled-components': '6.3.2',
  '@types/react': '19.0.0',
  '@types/react-dom': '19.0.0',
}
const pageOf = async (folder) => {
  const server = await servePage(join(folder, 'dist'))
  try {
    await usePage(server.url)
    await drawsAlike(server.url)
  } finally {
    await server.close()
  }
}
const noVite = { vite: null }

/**
 * Consumers of the libraries by name, each in a folder of its own: of which example it is a copy, which packages it
 * takes, and what it does with them. `isQuick` ones run in `npm test`.
 */
export const kinds = {
  types: {
    isQuick: true,
    // `garages` has the version that the libraries are built by, `lowest versions` the oldest.
    packages: { typescript: '7.0.2' },
    try({ tool }) {
      for (const project of ['tsconfig.json', 'tsconfig.node16.json']) tool('tsc', '-p', project)
    },
  },
  node: {
    isQuick: true,
    packages: noVite,
    try: inNode,
  },
  vite: {
    isQuick: true,
    packages: {},
    async try({ folder, tool }) {
      tool('vite', 'build', '--logLevel', 'error')
      const ssr = ['--ssr', 'src/serverRender.tsx', '--outDir', 'dist-server']
      tool('vite', 'build', ...ssr, '--logLevel', 'error')
      const { renderPage } = await import(
        pathToFileURL(join(folder, 'dist-server/serverRender.js'))
      )
      expect(renderPage()).toContain('Garages')
      await pageOf(folder)
    },
  },
  esbuild: {
    packages: { ...noVite, esbuild: '0.28.2' },
    async try({ folder, node }) {
      node('bundlers/esbuild.mjs')
      await pageOf(folder)
    },
  },
  garages: {
    example: 'garages',
    packages: {},
    async try({ folder, tool }) {
      tool('tsc')
      tool('vite', 'build', '--logLevel', 'error')
      const server = await servePage(join(folder, 'dist'), null)
      try {
        await useGarages(server.url)
      } finally {
        await server.close()
      }
    },
  },
  webpack: {
    packages: { ...noVite, webpack: '5.113.0', 'ts-loader': '9.6.2' },
    async try({ folder, node }) {
      node('bundlers/webpack.mjs')
      await pageOf(folder)
    },
  },
  rspack: {
    packages: { ...noVite, '@rspack/core': '2.3.3' },
    async try({ folder, node }) {
      node('bundlers/rspack.mjs')
      await pageOf(folder)
    },
  },
  'next webpack': { packages: { ...noVite, next: '16.4.6' }, try: inNext('--webpack') },
  'next turbopack': { packages: { ...noVite, next: '16.4.6' }, try: inNext('--turbopack') },
  'lowest versions': {
    packages: { ...noVite, ...lowest, esbuild: '0.28.2', typescript: '5.7.3' },
    async try({ folder, node, tool }) {
      inNode({ node })
      node('bundlers/esbuild.mjs')
      await pageOf(folder)
      for (const project of ['tsconfig.json', 'tsconfig.node16.json']) tool('tsc', '-p', project)
    },
  },
}

/** The App Router with a server page, under a policy of nonces. */
function inNext(bundler) {
  return async ({ folder, tool }) => {
    renameSync(join(folder, 'tsconfig.json'), join(folder, 'tsconfig.base.json'))
    cpSync(join(folder, 'next'), folder, { recursive: true })
    rmSync(join(folder, 'next'), { recursive: true })
    tool('next', 'build', bundler)
    const server = await serveNext(folder)
    try {
      const html = await (await fetch(server.url)).text()
      expect(html).toContain('Made by the server')
      expect(html).toMatch(/<style[^>]*data-styled/)
      await usePage(server.url)
    } finally {
      await server.close()
    }
  }
}

function inNode({ node }) {
  const made = JSON.parse(node('node/main.mjs'))
  expect(made).toMatchObject({ page: true, svg: true, file: true, script: true, bytes: '2.00 KB' })
  expect(made.fonts.length).toBeGreaterThan(0)
}
