import type { FieldProblem } from '../../schemas/api/field-problem.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { type FormTextRules, ruleCheck } from './rule-check.ts'
import { type NativeForm, type NativeFormOptions, useNativeForm } from './use-native-form.ts'

type Options<Values, Own extends string> = FormTextRules<Values, Own> &
  Omit<NativeFormOptions<Values, Values>, 'check'>

/** The form of a call in a document, checked by the rules of its texts before it is sent. */
export function useRuledForm<Values extends object>(options: Options<Values, never>): NativeForm<Values> {
  const { t } = usePage()
  return useSaidForm<Values>({ ...options, say: (problem) => t(`errors:fields.${problem}`) })
}

/** The same where the messages come as props of an island. */
export function useSaidForm<Values extends object, Own extends string = never>({
  rules,
  also,
  say,
  ...options
}: Options<Values, Own> & { say: (problem: FieldProblem | Own) => string }): NativeForm<Values> {
  return useNativeForm<Values>({ ...options, check: ruleCheck<Values, Own>({ rules, also }, say) })
}
