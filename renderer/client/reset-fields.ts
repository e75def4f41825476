type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Something that the reader entered: `reset` puts the field back to its initial value, `enter` enters it again. */
type Entry = { reset: () => void; enter: () => void }

function dispatchChange(field: Field): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** React ignores a value that was set through its own setter, so the setter of the prototype is called. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

function typed(field: HTMLInputElement | HTMLTextAreaElement): Entry | undefined {
  const { value, defaultValue } = field
  if (value === defaultValue) return
  const enter = () => {
    setValue(field, value)
    dispatchChange(field)
  }
  return { reset: () => setValue(field, defaultValue), enter }
}

function ticked(box: HTMLInputElement): Entry | undefined {
  const { checked, defaultChecked } = box
  if (checked === defaultChecked) return
  const reset = () => {
    box.checked = defaultChecked
  }
  // A radio button cannot be unchecked by a click; it is unchecked when another one is checked.
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
  // A clone of a select has its initial options selected.
  const initial = selected(select.cloneNode(true) as HTMLSelectElement)
  if (now.every((state, index) => state === initial[index])) return
  const enter = () => {
    set(now)
    dispatchChange(select)
  }
  return { reset: () => set(initial), enter }
}

function entryOf(field: Field): Entry | undefined {
  if (field instanceof HTMLSelectElement) return chosen(field)
  if (field.type === 'checkbox' || field.type === 'radio') return ticked(field as HTMLInputElement)
  // Scripts may not set the value of a file field, and React does not either.
  return field.type === 'file' ? undefined : typed(field)
}

/**
 * Resets the fields of an island to the values that the server rendered, which React expects when it hydrates. The
 * returned function enters the reader's values again, including those from before the loader ran, so that React
 * receives the events.
 */
export function resetFields(island: Element): () => void {
  const entries = [...island.querySelectorAll<Field>('input, textarea, select')]
    .map(entryOf)
    .filter((entry) => entry !== undefined)
  for (const { reset } of entries) reset()
  return () => {
    for (const { enter } of entries) enter()
  }
}
