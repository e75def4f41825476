/** C-11: a page reloads itself at most once per this interval, in milliseconds. */
const reloadGuard = 10_000

/** Key of the state that is stored over a reload. */
export const reloadKey = 'reload'

/** The stored state: when and where, the field values, the queued events. */
export type SavedState = {
  at: number
  path: string
  /** In the order of `fieldsOf`. The name is compared, so that no value lands in another field. */
  fields: [name: string, value: string, checked: boolean][]
  /** Queued clicks and submits: the type, the index in `elementsOf`, and the text of the element to compare. */
  events: [type: string, place: number, text: string | null][]
}

/** Fields whose values may be stored: no passwords, no files. */
export const fieldsOf = () => [
  ...document.querySelectorAll<HTMLInputElement>('input:not([type=password],[type=file]),textarea,select'),
]

/** Elements of the body only: scripts add elements to the head. */
export const elementsOf = () => [...document.body.querySelectorAll('*')]

/**
 * Reloads the page because some of its code cannot be fetched, probably since a newer build was deployed (B-28). Field
 * values and queued events are stored and restored after it. False if a reload cannot help: the server is unreachable,
 * or the page has just been reloaded.
 */
export async function reloadOnce(events: readonly Event[]): Promise<boolean> {
  try {
    const { at } = JSON.parse(sessionStorage.getItem(reloadKey) ?? '{"at":0}') as SavedState
    if (Date.now() - at < reloadGuard) return false
    // Without a network a reload would lose the current page.
    await fetch('/builds/latest.json', { cache: 'no-store' })
    const elements = elementsOf()
    const state: SavedState = {
      at: Date.now(),
      path: location.pathname,
      fields: fieldsOf().map(({ type, name, value, checked }) => [type + name, value, checked]),
      events: events.map(({ type, target }) => {
        const element = target as Element
        return [type, elements.indexOf(element), element.textContent]
      }),
    }
    sessionStorage.setItem(reloadKey, JSON.stringify(state))
    location.reload()
    return true
  } catch {
    // No network, or no storage to guard against a reload loop: the page continues without that code.
    return false
  }
}
