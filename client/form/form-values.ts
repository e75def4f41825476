/** What was entered, by the name of the field; a field that was left empty is absent. */
export type FormValues = Record<string, string | true | File>

/** Reads a form: text without the empty ones, `true` for what is ticked, files that were chosen. */
export function formValues(form: HTMLFormElement): FormValues {
  const boxes = new Set(
    [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].map(({ name }) => name),
  )
  const isFilled = (value: FormDataEntryValue) => (typeof value === 'string' ? value !== '' : value.size > 0)
  return Object.fromEntries(
    [...new FormData(form)]
      .filter(([, value]) => isFilled(value))
      .map(([name, value]) => [name, boxes.has(name) ? true : value]),
  )
}
