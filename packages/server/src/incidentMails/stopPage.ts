import { html } from '../docs/html.ts'
import { invalidLink, type StopPage, stopTitles } from '../mail/stopPage.ts'

/** A stop link, as it was found. */
export type StopState =
  | { kind: 'asks'; about: string }
  | { kind: 'stopped'; about: string }
  /** Stopped before, or removed by the person. */
  | { kind: 'gone' }
  /** Not signed by this server, or with a key that was replaced. */
  | { kind: 'invalid' }

/** The page of a link that stops mails about incidents. */
export function stopPage(state: StopState, choicesUrl: string): StopPage {
  const more = { label: 'See and change all that you have chosen', url: choicesUrl }
  return { ...contentOf(state), more }
}

function contentOf(state: StopState): StopPage {
  switch (state.kind) {
    case 'asks':
      return {
        title: stopTitles.asks,
        body: html`<p>You chose mails about ${state.about}. Nothing has changed yet.</p>
<form method="post"><button type="submit">Stop These Mails</button></form>`,
      }
    case 'stopped':
      return {
        title: stopTitles.stopped,
        body: html`<p>No more mails about ${state.about} are sent to you by this choice. Your other choices stay.</p>`,
      }
    case 'gone':
      return {
        title: 'These mails are stopped already',
        body: html`<p>The choice that this link belongs to is no longer there: nothing is sent by it.</p>`,
      }
    case 'invalid':
      return invalidLink('Open the link of a newer mail, or sign in to change your choices.')
    default:
      return state satisfies never
  }
}
