import { expect, test } from 'vitest'

/** Draws all stories in a window of their own, where each module begins anew. @param place 'here' or 'elsewhere' */
async function drawn(place: string): Promise<Record<string, string>> {
  const frame = document.createElement('iframe')
  frame.name = place
  frame.width = '1280'
  frame.height = '800'
  const source = new URL('elsewhere/draw.tsx', import.meta.url).pathname
  frame.srcdoc = `<!doctype html><script>
      window.modulesOnTheirWay = 0
      window.__vitest_browser_runner__ = {
        wrapDynamicImport: (load) => {
          window.modulesOnTheirWay += 1
          return load().finally(() => { window.modulesOnTheirWay -= 1 })
        },
      }
      window.$RefreshReg$ = () => {}
      window.$RefreshSig$ = () => (type) => type
      window.__vite_plugin_react_preamble_installed__ = true
    </script><script type="module" src="${source}"></script>`
  const answer = new Promise<Record<string, string>>((resolve, reject) => {
    addEventListener('message', function listen({ data, source: from }) {
      if (from !== frame.contentWindow || !(data.drawn || data.fault)) return
      removeEventListener('message', listen)
      if (data.fault) reject(new Error(data.fault))
      resolve(data.drawn)
    })
  })
  document.body.append(frame)
  const texts = await answer
  frame.remove()
  return texts
}

test('stories say the same in another zone, on another day and in another language', async () => {
  const [here, there] = await Promise.all([drawn('here'), drawn('elsewhere')])
  expect(Object.keys(there).length).toBeGreaterThan(500)
  const differing = Object.keys(here).filter((name) => here[name] !== there[name])
  expect(differing.map((name) => [name, ...firstDifference(here[name], there[name])])).toEqual([])
}, 900_000)

function firstDifference(one = '', other = ''): string[] {
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  return [one, other].map((text) => text.slice(Math.max(0, at - 20), at + 40))
}
