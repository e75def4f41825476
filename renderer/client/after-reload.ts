import { elementsOf, fieldsOf, reloadKey, type SavedState } from './reload-once.ts'

/*
 * Loaded after a reload by `reloadOnce`: restores the field values and repeats the interrupted clicks and submits.
 * Fields and elements that moved in the new build are skipped.
 */

/** In milliseconds. After a slower reload the act is not repeated: the reader no longer expects it. */
const repeatLimit = 60_000

const state = JSON.parse(sessionStorage.getItem(reloadKey) ?? '{}') as Partial<SavedState>
const { at = 0, path, fields = [], events = [] } = state

if (path === location.pathname && Date.now() - at < repeatLimit) {
  // Only the time is still needed. It is reset, so that a slow reload does not use up the guard interval.
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
