import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import { fieldErrors } from '../../locales/field-errors.ts'
import type { Translate } from '../../locales/text-key.ts'
import { z } from '../../schemas/zod.ts'
import { placeFaults } from './form-faults.ts'

export type FormRules<Schema extends z.core.$ZodType, Values extends FieldValues> = {
  /** The body of the call; the API checks it with the same one. */
  schema: Schema
  /** The body from what was entered, where the fields are not its keys. */
  toBody?: ((values: Partial<Values>) => unknown) | undefined
  /** Fields that show keys of the body which have another name: `{ EMAIL: 'CONTACT' }`. */
  shownAt?: Record<string, string> | undefined
}

/** What was left empty is absent. */
const filled = <Values extends object>(values: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== undefined),
  ) as Partial<Values>

/**
 * Checks a form by the schema of its call, and says what the API would say. `zodResolver` keeps only code and message of
 * an issue; the sentences need its limits too, and of a union the alternative that was meant.
 */
export const formResolver =
  <Schema extends z.core.$ZodType, Values extends FieldValues>(
    { schema, toBody = (values) => values, shownAt }: FormRules<Schema, Values>,
    t: Translate,
  ): Resolver<Values, unknown, z.output<Schema>> =>
  (values, _, options) => {
    const { success, data, error } = z.safeParse(schema, toBody(filled(values)))
    if (success) return { values: data as z.output<Schema> & FieldValues, errors: {} }
    const { fields, general } = placeFaults(fieldErrors(error, t), { names: options.names ?? [], shownAt })
    const found = Object.entries({ ...fields, ...(general !== undefined && { root: general }) })
    const errors = found.map(([name, message]): [string, FieldError] => [name, { type: 'schema', message }])
    return { values: {}, errors: toNestErrors<Values>(Object.fromEntries(errors), options) }
  }
