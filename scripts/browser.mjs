/**
 * The Chromium that tests drive: pinned by the lockfile, unpacked from an npm package, so that
 * pictures are equal on every machine. `CHROMIUM_PATH` names another one.
 */
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar-fs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
]

/** Whether this machine can run the pinned Chromium: pictures are compared only with it. */
export const hasPinnedBrowser =
  process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROMIUM_PATH

/**
 * Unpacks the browser when needed.
 * @returns launch options for Playwright
 */
export async function launchOptions() {
  if (!hasPinnedBrowser) {
    const executablePath = process.env.CHROMIUM_PATH
    return executablePath ? { executablePath, args } : { channel: 'chromium', args }
  }
  const folder = await unpackedFolder()
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  }
}

async function unpackedFolder() {
  const require = createRequire(import.meta.url)
  const packed = join(dirname(require.resolve('@sparticuz/chromium')), '../../bin')
  const { version } = require(join(packed, '../package.json'))
  const folder = join(root, 'node_modules/.cache/chromium', version)
  if (existsSync(folder)) return folder

  const unfinished = `${folder}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  const brotli = (name, target) =>
    pipeline(createReadStream(join(packed, name)), createBrotliDecompress(), target)
  await Promise.all([
    brotli('chromium.br', createWriteStream(join(unfinished, 'chromium'), { mode: 0o755 })),
    brotli('al2023.tar.br', extract(unfinished)),
    brotli('fonts.tar.br', extract(unfinished)),
  ])
  // One shipped font and no other: what a picture shows must not depend on the machine's fonts.
  await writeFile(
    join(unfinished, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`,
  )
  await rename(unfinished, folder).catch(async (error) => {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  })
  return folder
}
