import type { z } from 'zod'
import { type FieldErrors, fieldErrors } from '../../locales/field-errors.ts'
import type { Translate } from '../../locales/text-key.ts'
import { CallError } from '../call-error.ts'

/** What is wrong with a form: at its fields, and as a whole. */
export type FormFaults = {
  fields: FieldErrors
  /** What concerns no field that a person sees. */
  general: string | undefined
  /** Instant, in milliseconds, before which it is no use to send it again. */
  until: number
}

export const noFaults: FormFaults = { fields: {}, general: undefined, until: 0 }

/** Keeps what the form has a field for; the rest is said above its button. */
function shared(errors: FieldErrors, names: ReadonlySet<string>): Pick<FormFaults, 'fields' | 'general'> {
  const entries = Object.entries(errors)
  const elsewhere = entries.filter(([name]) => !names.has(name)).flatMap(([, messages]) => messages)
  return {
    fields: Object.fromEntries(entries.filter(([name]) => names.has(name))),
    general: elsewhere.length > 0 ? [...new Set(elsewhere)].join(' ') : undefined,
  }
}

/** The faults that a schema finds, before anything is sent. */
export const faultsOfValues = (error: z.ZodError, names: ReadonlySet<string>, t: Translate): FormFaults => ({
  ...shared(fieldErrors(error, t), names),
  until: 0,
})

/** The faults that an answer tells. What is no CallError is a mistake of ours: it is thrown on. */
export function faultsOfCall(error: unknown, names: ReadonlySet<string>): FormFaults {
  if (!(error instanceof CallError)) throw error
  const { fields, general } = shared(error.fields, names)
  const isAtFields = Object.keys(fields).length > 0
  return {
    fields,
    general: general ?? (isAtFields ? undefined : error.message),
    until: error.retryAfter ? Date.now() + error.retryAfter * 1000 : 0,
  }
}
