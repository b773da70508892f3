import type { Email } from 'postal-mime'
import { type Html, html } from '../docs/html.ts'
import { findLinks } from './links.ts'

/** A mail with its name in the outbox. */
export type ShownMail = Email & { name: string }

/** The list of an outbox, newest first. */
export function outboxPage(mails: readonly ShownMail[]): string {
  if (mails.length === 0) return page('Outbox', html`<p>No mail has been sent yet.</p>`)
  const rows = mails.map(
    (mail) => html`<tr><td>${mail.date ?? ''}</td><td>${receivers(mail)}</td>
<td><a href="/api/outbox/${mail.name}">${mail.subject ?? '(no subject)'}</a></td></tr>
`,
  )
  return page(
    'Outbox',
    html`<table><thead><tr><th>Time</th><th>To</th><th>Subject</th></tr></thead>
<tbody>${rows}</tbody></table>`,
  )
}

/** One mail: its text, with links that can be followed, and its files. */
export function mailPage(mail: ShownMail): string {
  const files = mail.attachments.map(
    ({ filename }, index) =>
      html`<li><a href="/api/outbox/${mail.name}/${index}">${filename ?? 'attachment'}</a></li>`,
  )
  return page(
    mail.subject ?? '(no subject)',
    html`<p>To ${receivers(mail)}, ${mail.date ?? ''}</p>
<pre>${linked(mail.text ?? '')}</pre>
${files.length > 0 && html`<h2>Files</h2><ul>${files}</ul>`}
<p><a href="/api/outbox">All mails</a></p>`,
  )
}

function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body><main>
<h1>${title}</h1>
${body}
</main></body>
</html>
`.text
}

function receivers({ to }: ShownMail): string {
  return (to ?? []).map(({ address }) => address ?? '').join(', ')
}

/** Turns the addresses in a text into links. */
function linked(text: string): Html[] {
  return findLinks(text).map((part) =>
    part.isLink ? html`<a href="${part.text}">${part.text}</a>` : html`${part.text}`,
  )
}
