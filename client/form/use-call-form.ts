import type { FieldValues } from 'react-hook-form'
import type { z } from '../../schemas/zod.ts'
import { usePage } from '../../ui/page-context.tsx'
import { type FormRules, formResolver } from './form-resolver.ts'
import { type SentForm, type SentFormOptions, useSentForm } from './use-sent-form.ts'

type Options<Schema extends z.core.$ZodType, Values extends FieldValues> = FormRules<Schema, Values> &
  Omit<SentFormOptions<Values, z.output<Schema>>, 'check' | 'errors'>

/** The form of a call, validated by the schema of its body before it is sent. */
export function useCallForm<
  Schema extends z.core.$ZodType,
  Values extends FieldValues = z.input<Schema> & FieldValues,
>({ schema, toBody, ...options }: Options<Schema, Values>): SentForm<Values, z.output<Schema>> {
  const { t } = usePage()
  const check = formResolver({ schema, toBody, shownAt: options.shownAt }, t)
  return useSentForm({ ...options, check })
}
