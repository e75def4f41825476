import type { FieldProblem } from '../../schemas/api/field-problem.ts'
import { type FormTextRules, ruleCheck } from './rule-check.ts'
import { type NativeForm, type NativeFormOptions, useNativeForm } from './use-native-form.ts'

export type RuledFormOptions<Values, Own extends string = never> = FormTextRules<Values, Own> &
  Omit<NativeFormOptions<Values, Values>, 'check'>

/** As `useRuledForm`, with the messages of this form: of an island, which gets them as props, or of problems that only it has. */
export function useSaidForm<Values extends object, Own extends string = never>({
  rules,
  also,
  say,
  ...options
}: RuledFormOptions<Values, Own> & { say: (problem: FieldProblem | Own) => string }): NativeForm<Values> {
  return useNativeForm<Values>({ ...options, check: ruleCheck<Values, Own>({ rules, also }, say) })
}
