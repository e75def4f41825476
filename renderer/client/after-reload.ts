import { elementsOf, fieldsOf, type Kept, reloadKey } from './reload-once.ts'

/*
 * Loaded after a reload of `reloadOnce`: enters again what stood in the fields, and does again what was being done. What
 * has another place with the new build is left alone.
 */

/** A page that took longer than this to load is no longer what the reader waits for, in milliseconds. */
const takeUpLimit = 60_000

const kept = JSON.parse(sessionStorage.getItem(reloadKey) ?? '{}') as Partial<Kept>
const { at = 0, path, fields = [], events = [] } = kept

if (path === location.pathname && Date.now() - at < takeUpLimit) {
  // Only the time is needed from here on; it begins anew, however long the page took to load.
  sessionStorage.setItem(reloadKey, JSON.stringify({ at: Date.now() }))
  for (const [index, field] of fieldsOf().entries()) {
    const [name, value, checked] = fields[index] ?? []
    if (name !== field.type + field.name || value === undefined) continue
    field.value = value
    field.checked = checked === true
  }
  const elements = elementsOf()
  for (const [type, place, text] of events) {
    const element = elements[place]
    if (!element || element.textContent !== text) continue
    if (type === 'submit') (element as HTMLFormElement).requestSubmit()
    else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
}
