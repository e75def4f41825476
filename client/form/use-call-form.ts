import type { FieldValues } from 'react-hook-form'
import type { z } from '../../schemas/core/zod.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { filled } from './filled.ts'
import type { FormCheck } from './form-check.ts'
import type { FormSchema } from './schema-check.ts'
import { type SentForm, type SentFormOptions, useSentForm } from './use-sent-form.ts'

type Rules<Schema extends z.core.$ZodType, Values extends FieldValues> = Omit<
  FormSchema<Schema, Values>,
  'schema'
> & {
  /** The schema of the request body, or how to load it. */
  schema: Schema | (() => Promise<Schema>)
}

type Options<Schema extends z.core.$ZodType, Values extends FieldValues> = Rules<Schema, Values> &
  Omit<SentFormOptions<Values, z.output<Schema>>, 'check'>

/** The form of a call in the application, validated by the schema of its body before it is sent. */
export function useCallForm<
  Schema extends z.core.$ZodType,
  Values extends FieldValues = z.input<Schema> & FieldValues,
>({ schema, toBody, ...options }: Options<Schema, Values>): SentForm<Values, z.output<Schema>> {
  const { t } = usePage()
  const { shownAt } = options

  async function rules(): Promise<FormCheck<Values, z.output<Schema>>> {
    const [{ schemaCheck }, loaded] = await Promise.all([
      import('./schema-check.ts'),
      typeof schema === 'function' ? schema() : schema,
    ])
    return schemaCheck<Schema, Values>({ schema: loaded, toBody, shownAt }, t)
  }
  const form = useSentForm<Values, z.output<Schema>>({
    ...options,
    check: async (values, names) => {
      const check = await rules().catch(() => undefined)
      if (check) return check(values, names)
      // Rules that cannot be loaded are left to the API, which has the same.
      return { body: (toBody ? toBody(filled(values)) : filled(values)) as z.output<Schema> }
    },
  })
  // Loaded with the first letter, so that sending does not wait for them.
  const onInput = () => void rules().catch(() => {})
  return { ...form, attributes: { ...form.attributes, onInput } }
}
