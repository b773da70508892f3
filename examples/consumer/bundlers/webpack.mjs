import webpack from 'webpack'
import { bundle, finish } from './bundle.mjs'

const typeScript = {
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
  },
}
webpack({ ...bundle(typeScript), experiments: { css: true } }, finish)
