import { ownerOf } from './form-faults.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Named controls that are not disabled. Names in capitals are values; others only tie radio buttons together. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      !(element instanceof HTMLButtonElement) &&
      'value' in element &&
      /^[A-Z][A-Z\d_]*(\[\])?$/.test((element as Control).name) &&
      !(element as Control).disabled,
  )

/** What a control adds to its value; undefined for a radio button that is not chosen. */
function readValue(control: Control): unknown {
  if (!(control instanceof HTMLInputElement)) return control.value
  if (control.type === 'file') return control.files?.[0]
  if (control.type === 'checkbox' && !isList(control)) return control.checked
  if (control.type === 'checkbox' || control.type === 'radio')
    return control.checked ? control.value : undefined
  return control.value
}

/** `SERVICES[]` are the values of one list, as in a form that is sent without JavaScript. */
const isList = ({ name }: Control) => name.endsWith('[]')

/** The names of the fields that are rendered. */
export const namesOf = (form: HTMLFormElement): string[] => [
  ...new Set(controlsOf(form).map(({ name }) => ownerOf(name))),
]

/** The values of the controls by name: texts, ticks, files, and lists of what is ticked. */
export function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const control of controlsOf(form)) {
    const name = ownerOf(control.name)
    const value = readValue(control)
    if (isList(control))
      values[name] = [...((values[name] as unknown[]) ?? []), ...(value === undefined ? [] : [value])]
    else if (value !== undefined) values[name] = value
  }
  return values
}

/** Sets the value of a control, for one that keeps it itself. */
export function setValueOf(form: HTMLFormElement, name: string, value: string): void {
  const control = controlsOf(form).find((one) => one.name === name)
  if (control) control.value = value
}
