import type { FieldProblem } from '../../schemas/api/field-problem.ts'
import { problemOf, type TextRule } from '../../schemas/api/text-rule.ts'
import { filled } from './filled.ts'
import type { FormCheck } from './form-check.ts'

/** The rules of a form. `Own` are problems that only this form has. */
export type FormTextRules<Values, Own extends string = never> = {
  /** The rules of the texts. */
  rules: { [Name in keyof Values]?: TextRule }
  /** Further faults of the tidied values: of those that are no texts, or do not fit together. */
  also?: ((values: Values) => { [Name in keyof Values]?: FieldProblem | Own | undefined }) | undefined
}

/** Tidies and checks the values of a form by the rules of their texts; `say` gives the message of a problem. */
export const ruleCheck =
  <Values extends object, Own extends string = never>(
    { rules, also }: FormTextRules<Values, Own>,
    say: (problem: FieldProblem | Own) => string,
  ): FormCheck<Values, Values> =>
  (values) => {
    const typed: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(values))
    const ruled = Object.entries<TextRule | undefined>(rules).flatMap(([name, rule]) =>
      rule ? [{ name, rule, text: rule.tidy(String(typed[name] ?? '')) }] : [],
    )
    const tidied = { ...values, ...Object.fromEntries(ruled.map(({ name, text }) => [name, text])) }
    const problems = [
      ...Object.entries<FieldProblem | Own | undefined>(also?.(tidied) ?? {}),
      ...ruled.map(({ name, rule, text }) => [name, problemOf(rule, text)] as const),
    ]
    const fields = Object.fromEntries(
      problems.flatMap(([name, problem]) => (problem ? [[name, say(problem)]] : [])),
    )
    return Object.keys(fields).length > 0
      ? { faults: { fields, general: undefined } }
      : { body: filled(tidied) as Values }
  }
