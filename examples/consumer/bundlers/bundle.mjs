/** Returns the settings that webpack and Rspack share: nothing for the libraries but a rule for style sheets. */
export function bundle(typeScript) {
  return {
    mode: 'production',
    entry: { main: './src/main.tsx' },
    output: { path: `${process.cwd()}/dist`, filename: '[name].js', publicPath: '/', clean: true },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, ...typeScript },
        { test: /\.css$/, type: 'css/auto' },
      ],
    },
    performance: { hints: false },
  }
}

/** Ends the build with what went wrong, and puts the page beside it. */
export async function finish(error, stats) {
  const { cp } = await import('node:fs/promises')
  if (error) throw error
  if (stats.hasErrors()) {
    console.error(stats.toString('errors-only'))
    process.exit(1)
  }
  await cp('bundlers/page.html', 'dist/index.html')
  await cp('public', 'dist', { recursive: true })
}
