import type { FieldErrors } from '../../locales/field-errors.ts'
import type { CallError } from '../call-error.ts'

/** What is wrong with a form: at its fields, and as a whole. */
export type FormFaults = {
  /** One sentence each, by the name of the field: `EMAIL`, `PHONES[1]`. */
  fields: Record<string, string>
  /** What concerns no field that a person sees. */
  general: string | undefined
}

/** The fields of a form. */
export type FormNames = {
  names: readonly string[]
  /** Fields that show keys of the body which have another name: `{ EMAIL: 'CONTACT' }`. */
  shownAt?: Record<string, string> | undefined
}

/** `PHONES[1]` belongs to `PHONES`, which a form that needs no script calls `PHONES[]`. */
const ownerOf = (name: string): string => name.replace(/\[.*/, '')

/** Puts what is wrong at the fields of the form; what has no field there concerns the whole. */
export function placeFaults(errors: FieldErrors, { names, shownAt = {} }: FormNames): FormFaults {
  const placed = Object.entries(errors).map(([name, messages]) => ({ name: shownAt[name] ?? name, messages }))
  const isShown = ({ name }: { name: string }) => names.some((one) => ownerOf(one) === ownerOf(name))
  const elsewhere = placed.filter((fault) => !isShown(fault)).flatMap(({ messages }) => messages)
  return {
    fields: Object.fromEntries(placed.filter(isShown).map(({ name, messages }) => [name, messages[0] ?? ''])),
    general: elsewhere.length > 0 ? [...new Set(elsewhere)].join(' ') : undefined,
  }
}

/** What a failed call says of a form. */
export function faultsOfCall({ fields: errors, message }: CallError, form: FormNames): FormFaults {
  const { fields, general } = placeFaults(errors, form)
  const isAtFields = Object.keys(fields).length > 0
  return { fields, general: general ?? (isAtFields ? undefined : message) }
}
