import type { FieldErrors } from '../../locales/field-errors.ts'
import type { CallError } from '../call-error.ts'

/** The errors of a form: by field, and general. */
export type FormFaults = {
  /** One message each, by field name: `EMAIL`, `PHONES[1]`. */
  fields: Record<string, string>
  /** The error that belongs to no visible field. */
  general: string | undefined
}

/** The fields of a form. */
export type FormNames = {
  names: readonly string[]
  /** Fields that show the errors of another key of the body: `{ EMAIL: 'CONTACT' }`. */
  shownAt?: Record<string, string> | undefined
}

/** `PHONES[1]` belongs to `PHONES`, which a form without JavaScript calls `PHONES[]`. */
export const ownerOf = (name: string): string => name.replace(/\[.*/, '')

/** Assigns errors to the fields of the form; an error without a field becomes the general one. */
export function faultsByField(errors: FieldErrors, { names, shownAt = {} }: FormNames): FormFaults {
  const placed = Object.entries(errors).map(([name, messages]) => ({ name: shownAt[name] ?? name, messages }))
  const isShown = ({ name }: { name: string }) => names.some((one) => ownerOf(one) === ownerOf(name))
  const elsewhere = placed.filter((fault) => !isShown(fault)).flatMap(({ messages }) => messages)
  return {
    fields: Object.fromEntries(placed.filter(isShown).map(({ name, messages }) => [name, messages[0] ?? ''])),
    general: elsewhere.length > 0 ? [...new Set(elsewhere)].join(' ') : undefined,
  }
}

/** The errors of a form from a failed call. */
export function faultsOfCall({ fields: errors, message }: CallError, form: FormNames): FormFaults {
  const { fields, general } = faultsByField(errors, form)
  const isAtFields = Object.keys(fields).length > 0
  return { fields, general: general ?? (isAtFields ? undefined : message) }
}
