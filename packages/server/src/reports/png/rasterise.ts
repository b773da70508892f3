import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm'

const require = createRequire(import.meta.url)
let wasm: Promise<void> | undefined

/** Opens an SVG that is to become pixels. Nothing in it is run or fetched. */
export async function openSvg(
  svg: string,
  options: ResvgRenderOptions,
): Promise<InstanceType<typeof Resvg>> {
  wasm ??= readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm)
  await wasm
  return new Resvg(svg, options)
}
