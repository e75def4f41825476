type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Something that the reader entered: `reset` takes it off the field, `enter` does it again. */
type Entry = { reset: () => void; enter: () => void }

function tell(field: Field): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** React compares with the value that it saw last, so a value is set past its own setter. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

function typed(field: HTMLInputElement | HTMLTextAreaElement): Entry | undefined {
  const { value, defaultValue } = field
  if (value === defaultValue) return
  const enter = () => {
    setValue(field, value)
    tell(field)
  }
  return { reset: () => setValue(field, defaultValue), enter }
}

function ticked(box: HTMLInputElement): Entry | undefined {
  const { checked, defaultChecked } = box
  if (checked === defaultChecked) return
  const reset = () => {
    box.checked = defaultChecked
  }
  // A radio button is let go by the one that is chosen instead.
  const enter = () => {
    if (checked || box.type === 'checkbox') box.click()
  }
  return { reset, enter }
}

function chosen(select: HTMLSelectElement): Entry | undefined {
  const selected = (of: HTMLSelectElement) => [...of.options].map((option) => option.selected)
  const set = (states: boolean[]) => {
    for (const [index, option] of [...select.options].entries()) option.selected = states[index] ?? false
  }
  const now = selected(select)
  // A copy of a select does not have what was chosen in it.
  const initial = selected(select.cloneNode(true) as HTMLSelectElement)
  if (now.every((state, index) => state === initial[index])) return
  const enter = () => {
    set(now)
    tell(select)
  }
  return { reset: () => set(initial), enter }
}

function entryOf(field: Field): Entry | undefined {
  if (field instanceof HTMLSelectElement) return chosen(field)
  if (field.type === 'checkbox' || field.type === 'radio') return ticked(field as HTMLInputElement)
  // A script may not set the value of a file field, and React does not.
  return field.type === 'file' ? undefined : typed(field)
}

/**
 * Puts the fields of an island back to what the server drew, which is what React expects to find. The answer enters
 * again all that the reader had entered, before or after the loader was there, so that React hears of it.
 */
export function takeEntries(island: Element): () => void {
  const entries = [...island.querySelectorAll<Field>('input, textarea, select')]
    .map(entryOf)
    .filter((entry) => entry !== undefined)
  for (const { reset } of entries) reset()
  return () => {
    for (const { enter } of entries) enter()
  }
}
