import type { FieldValues } from 'react-hook-form'
import { usePage } from '../../ui/core/page-context.tsx'
import { type FormTextRules, ruleResolver } from './rule-resolver.ts'
import { type SentForm, type SentFormOptions, useSentForm } from './use-sent-form.ts'

/**
 * The form of a call, checked by the rules of its texts before it is sent. For documents, which do without zod; a form of
 * the application uses `useCallForm`.
 */
export function useRuledForm<Values extends FieldValues>({
  rules,
  also,
  ...options
}: FormTextRules<Values> & Omit<SentFormOptions<Values, Values>, 'check'>): SentForm<Values, Values> {
  const { t } = usePage()
  return useSentForm<Values, Values>({
    ...options,
    check: ruleResolver<Values>({ rules, ...(also && { also }) }, t),
  })
}
