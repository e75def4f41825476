import { fieldErrors } from '../../locales/field-errors.ts'
import type { Translate } from '../../locales/text-key.ts'
import { z } from '../../schemas/core/zod.ts'
import { filled } from './filled.ts'
import type { FormCheck } from './form-check.ts'
import { faultsByField } from './form-faults.ts'

export type FormSchema<Schema extends z.core.$ZodType, Values> = {
  /** The schema of the request body; the API validates with the same one. */
  schema: Schema
  /** Makes the body from the entered values, if the fields are not its keys. */
  toBody?: ((values: Partial<Values>) => unknown) | undefined
  /** Fields that show the errors of another key of the body: `{ EMAIL: 'CONTACT' }`. */
  shownAt?: Record<string, string> | undefined
}

/** Checks a form by the schema of its call, whose texts have the same rules (`schemas/api/fields.ts`), with the same messages as the API. */
export const schemaCheck =
  <Schema extends z.core.$ZodType, Values extends object>(
    { schema, toBody = (values) => values, shownAt }: FormSchema<Schema, Values>,
    t: Translate,
  ): FormCheck<Values, z.output<Schema>> =>
  (values, names) => {
    const { success, data, error } = z.safeParse(schema, toBody(filled(values)))
    return success ? { body: data } : { faults: faultsByField(fieldErrors(error, t), { names, shownAt }) }
  }
