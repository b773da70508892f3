/** Where Command is the key of shortcuts: there, Control+K deletes to the end of a line. */
const isApple = /Mac|iPhone|iPad|iPod/.test(navigator.platform)

/** The keys that open the search. */
export const findKeys = {
  /** As a person reads them. */
  text: isApple ? '⌘K' : 'Ctrl+K',
  /** As `aria-keyshortcuts` has them. */
  aria: isApple ? 'Meta+K' : 'Control+K',
  match: (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>) =>
    event.key.toLowerCase() === 'k' &&
    !event.altKey &&
    !event.shiftKey &&
    (isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey),
}
