import type { FastifyReply } from 'fastify'
import { type Html, html } from '../docs/html.ts'

/** A page of a link that stops mails. */
export interface StopPage {
  title: string
  body: Html
  /** Where the reader sees and changes more, signed in. */
  more?: { label: string; url: string }
}

/** Titles of the pages, whatever mails a link stops. */
export const stopTitles = { asks: 'Stop these mails?', stopped: 'These mails are stopped' }

/** Answers with such a page: without scripts, for whoever has the link, and kept by nobody. */
export function answerStopPage(
  reply: FastifyReply,
  { title, body, more }: StopPage,
  { product, isFound }: { product: string; isFound: boolean },
) {
  return reply
    .code(isFound ? 200 : 404)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${product}</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body><main>
<h1>${title}</h1>
${body}
${more && html`<p><a href="${more.url}">${more.label}</a></p>`}
</main></body>
</html>
`.text,
    )
}

/** The page of a link that was not signed here, or with a key that was replaced. */
export function invalidLink(instead: string): StopPage {
  return {
    title: 'This link does not work',
    body: html`<p>It is incomplete, or was replaced. ${instead}</p>`,
  }
}
