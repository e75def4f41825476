import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import { fieldErrors } from '../../locales/field-errors.ts'
import type { Translate } from '../../locales/text-key.ts'
import { z } from '../../schemas/core/zod.ts'
import { filled } from './filled.ts'
import { faultsByField } from './form-faults.ts'

export type FormRules<Schema extends z.core.$ZodType, Values extends FieldValues> = {
  /** The schema of the request body; the API validates with the same one. */
  schema: Schema
  /** Makes the body from the entered values, if the fields are not its keys. */
  toBody?: ((values: Partial<Values>) => unknown) | undefined
  /** Fields that show the errors of another key of the body: `{ EMAIL: 'CONTACT' }`. */
  shownAt?: Record<string, string> | undefined
}

/**
 * Validates a form by the schema of its call, with the same messages as the API. Not `zodResolver`, which passes on only
 * code and message of an issue: our messages also need its limits, and for a union the alternative that was meant.
 */
export const formResolver =
  <Schema extends z.core.$ZodType, Values extends FieldValues>(
    { schema, toBody = (values) => values, shownAt }: FormRules<Schema, Values>,
    t: Translate,
  ): Resolver<Values, unknown, z.output<Schema>> =>
  (values, _, options) => {
    const { success, data, error } = z.safeParse(schema, toBody(filled(values)))
    if (success) return { values: data as z.output<Schema> & FieldValues, errors: {} }
    const { fields, general } = faultsByField(fieldErrors(error, t), { names: options.names ?? [], shownAt })
    const found = Object.entries({ ...fields, ...(general !== undefined && { root: general }) })
    const errors = found.map(([name, message]): [string, FieldError] => [name, { type: 'schema', message }])
    return { values: {}, errors: toNestErrors<Values>(Object.fromEntries(errors), options) }
  }
