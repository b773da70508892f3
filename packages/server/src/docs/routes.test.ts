import { endpoints } from '@netportal/contract/endpoints'
import { describe, expect, it } from 'vitest'
import { routePath } from '../http/route.ts'
import { useStaticApp } from '../testing/testApp.ts'
import { html } from './html.ts'

const test = useStaticApp({ PRODUCT_TITLE: 'Guest <Networks>' })

describe('/api/docs/openapi.json', () => {
  it('describes every call of the contract that is served, and no other', async () => {
    const response = await test.call('/api/docs/openapi.json')
    const document: { openapi: string; paths: Record<string, Record<string, unknown>> } =
      response.json()
    expect(document.openapi).toBe('3.1.0')
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const served = Object.values(endpoints)
      .filter(({ method, path }) => test.app().hasRoute({ method, url: routePath(path) }))
      .map(({ method, path }) => `${method} ${path}`)
    expect(described.sort()).toEqual(served.sort())
    expect(described).toContain('GET /api/v1/customer/locations/{id}/devices')
  })
})

describe('/api/docs', () => {
  it('shows every call and its title, escaped', async () => {
    const response = await test.call('/api/docs')
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body).toContain('<title>Guest &#60;Networks&#62; API</title>')
    for (const call of [
      '<b>POST</b> /token',
      '<b>GET</b> /api/v1/customer/locations/{id}/devices',
    ]) {
      expect(response.body).toContain(call)
    }
  })

  it('works under the policy: no script, no inline style, nothing from elsewhere', async () => {
    const { body } = await test.call('/api/docs')
    expect(body).not.toMatch(/<script|\sstyle=|<style|\son\w+=|https?:\/\/|src=/i)
    const links = [...body.matchAll(/href="([^"#]+)"/g)].map(([, href]) => String(href))
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect((await test.call(link)).statusCode).toBe(200)
  })
})

it('escapes what is put into HTML, but not HTML', () => {
  const name = `<b title="it's">&</b>`
  expect(html`<p>${name}${[html`<i>${1}</i>`, null, undefined, false]}</p>`.text).toBe(
    '<p>&#60;b title=&#34;it&#39;s&#34;&#62;&#38;&#60;/b&#62;<i>1</i></p>',
  )
})
