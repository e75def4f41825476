import { ownerOf } from './form-faults.ts'

/**
 * The values of the controls of a form by name: texts, ticks, files. `SERVICES[]` are the values of one list, as in a form that is sent without
 * JavaScript. Names in capitals are values; others only tie radio buttons together.
 */
export function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  // Safe: other elements have no such name.
  for (const { name, type, value, checked, files, disabled } of form.elements as Iterable<HTMLInputElement>) {
    if (!/^[A-Z]/.test(name) || disabled) continue
    const owner = ownerOf(name)
    const before = values[owner]
    const isOff = (type === 'checkbox' || type === 'radio') && !checked
    if (owner !== name)
      values[owner] = [...((before as string[] | undefined) ?? []), ...(isOff ? [] : [value])]
    else if (type === 'radio') values[owner] = isOff ? before : value
    else if (type === 'checkbox') values[owner] = checked
    else values[owner] = type === 'file' ? files?.[0] : value
  }
  return values
}

/** Sets the value of a text or a select. */
export function setValueOf(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name)
  if (control && 'value' in control) control.value = value
}
