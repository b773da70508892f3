import { type Html, html } from '../docs/html.ts'

/** A stop link, as it was found. */
export type StopState =
  | { kind: 'asks'; about: string }
  | { kind: 'stopped'; about: string }
  /** Stopped before, or removed by the person. */
  | { kind: 'gone' }
  /** Not signed by this server, or with a key that was replaced. */
  | { kind: 'invalid' }

/** The page of a link that stops mails: without scripts, for whoever has the link. */
export function stopPage(state: StopState, product: string, choicesUrl: string): string {
  const { title, body } = contentOf(state)
  return html`<!doctype html>
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
<p><a href="${choicesUrl}">See and change all that you have chosen</a></p>
</main></body>
</html>
`.text
}

function contentOf(state: StopState): { title: string; body: Html } {
  switch (state.kind) {
    case 'asks':
      return {
        title: 'Stop these mails?',
        body: html`<p>You chose mails about ${state.about}. Nothing has changed yet.</p>
<form method="post"><button type="submit">Stop These Mails</button></form>`,
      }
    case 'stopped':
      return {
        title: 'These mails are stopped',
        body: html`<p>No more mails about ${state.about} are sent to you by this choice. Your other choices stay.</p>`,
      }
    case 'gone':
      return {
        title: 'These mails are stopped already',
        body: html`<p>The choice that this link belongs to is no longer there: nothing is sent by it.</p>`,
      }
    case 'invalid':
      return {
        title: 'This link does not work',
        body: html`<p>It is incomplete, or was replaced. Open the link of a newer mail, or sign in to change your choices.</p>`,
      }
    default:
      return state satisfies never
  }
}
