/** C-11: a page reloads itself at most once in this time, in milliseconds. */
const reloadGuard = 10_000

/** Where the page is noted over a reload. */
export const reloadKey = 'reload'

/** What is noted: when and where it was, what was entered, what was being done. */
export type Kept = {
  at: number
  path: string
  /** Of each of `fieldsOf`: what it is called, so that another one in its place is not mistaken for it. */
  fields: [name: string, value: string, checked: boolean][]
  /** Clicks and forms that were held: the kind, the place among `elementsOf`, and what stood there. */
  events: [type: string, place: number, text: string | null][]
}

/** Fields that may be noted: no password, no file. */
export const fieldsOf = () => [
  ...document.querySelectorAll<HTMLInputElement>('input:not([type=password],[type=file]),textarea,select'),
]

/** Those of the body: scripts put more into the head as they please. */
export const elementsOf = () => [...document.body.querySelectorAll('*')]

/**
 * Loads the page anew, because code of it cannot be fetched: a later build may have taken its place (B-28). What was
 * entered and asked for is kept. False where that would not help: the server is not there, or it has just been tried.
 */
export async function reloadOnce(events: readonly Event[]): Promise<boolean> {
  try {
    const { at } = JSON.parse(sessionStorage.getItem(reloadKey) ?? '{"at":0}') as Kept
    if (Date.now() - at < reloadGuard) return false
    // Without a network a reload would take away even the page that is here.
    await fetch('/builds/latest.json', { cache: 'no-store' })
    const elements = elementsOf()
    const kept: Kept = {
      at: Date.now(),
      path: location.pathname,
      fields: fieldsOf().map(({ type, name, value, checked }) => [type + name, value, checked]),
      events: events.map(({ type, target }) => {
        const element = target as Element
        return [type, elements.indexOf(element), element.textContent]
      }),
    }
    sessionStorage.setItem(reloadKey, JSON.stringify(kept))
    location.reload()
    return true
  } catch {
    // No network, or nowhere to note that it was tried: the page goes on without that code.
    return false
  }
}
