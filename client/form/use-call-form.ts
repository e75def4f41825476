import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from '../../schemas/core/zod.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { filled } from './filled.ts'
import type { FormRules } from './form-resolver.ts'
import { type SentForm, type SentFormOptions, useSentForm } from './use-sent-form.ts'

type Rules<Schema extends z.core.$ZodType, Values extends FieldValues> = Omit<
  FormRules<Schema, Values>,
  'schema'
> & {
  /** The schema of the request body, or how to load it. */
  schema: Schema | (() => Promise<Schema>)
}

type Options<Schema extends z.core.$ZodType, Values extends FieldValues> = Rules<Schema, Values> &
  Omit<SentFormOptions<Values, z.output<Schema>>, 'check' | 'errors'>

/** The form of a call, validated by the schema of its body before it is sent. */
export function useCallForm<
  Schema extends z.core.$ZodType,
  Values extends FieldValues = z.input<Schema> & FieldValues,
>({ schema, toBody, ...options }: Options<Schema, Values>): SentForm<Values, z.output<Schema>> {
  const { t } = usePage()
  const { shownAt } = options

  async function rules(): Promise<Resolver<Values, unknown, z.output<Schema>>> {
    const [{ formResolver }, loaded] = await Promise.all([
      import('./form-resolver.ts'),
      typeof schema === 'function' ? schema() : schema,
    ])
    return formResolver({ schema: loaded, toBody, shownAt }, t)
  }
  const check: Resolver<Values, unknown, z.output<Schema>> = async (values, context, state) => {
    const resolve = await rules().catch(() => undefined)
    if (resolve) return resolve(values, context, state)
    // Rules that cannot be loaded are left to the API, which has the same.
    const body = toBody ? toBody(filled(values)) : filled(values)
    return { values: body as z.output<Schema> & FieldValues, errors: {} }
  }
  const form = useSentForm({ ...options, check })
  // Loaded with the first letter, so that sending does not wait for them.
  const onInput = () => void rules().catch(() => {})
  return { ...form, attributes: { ...form.attributes, onInput } }
}
