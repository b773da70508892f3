import { rspack } from '@rspack/core'
import { bundle, finish } from './bundle.mjs'

const typeScript = {
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
}
rspack(bundle(typeScript), finish)
