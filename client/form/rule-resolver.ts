import type { FieldValues, Resolver } from 'react-hook-form'
import type { Translate } from '../../locales/text-key.ts'
import type { FieldProblem } from '../../schemas/api/field-problem.ts'
import { problemOf, type TextRule } from '../../schemas/api/text-rules.ts'
import { filled } from './filled.ts'

type Problems<Values> = { [Name in keyof Values]?: FieldProblem | undefined }

export type FormTextRules<Values> = {
  /** The rules of the texts. */
  rules: { [Name in keyof Values]?: TextRule }
  /** Further faults of the tidied values: of those that are no texts, or do not fit together. */
  also?: (values: Values) => Problems<Values>
}

/** Tidies and checks the values of a form by the rules of their texts, with the same messages as the API. */
export const ruleResolver =
  <Values extends FieldValues>(
    { rules, also }: FormTextRules<Values>,
    t: Translate,
  ): Resolver<Values, unknown, Values> =>
  (values) => {
    const ruled = Object.entries<TextRule | undefined>(rules).flatMap(([name, rule]) =>
      rule ? [{ name, rule, text: rule.tidy(values[name] ?? '') }] : [],
    )
    const tidied = { ...values, ...Object.fromEntries(ruled.map(({ name, text }) => [name, text])) }
    const problems = {
      ...also?.(tidied),
      ...Object.fromEntries(
        ruled.map(({ name, rule, text }) => [name, problemOf(rule, text)]).filter(([, problem]) => problem),
      ),
    }
    const errors = Object.entries<FieldProblem | undefined>(problems).flatMap(([name, problem]) =>
      problem ? [[name, { type: problem, message: t(`errors:fields.${problem}`) }]] : [],
    )
    return errors.length > 0
      ? { values: {}, errors: Object.fromEntries(errors) }
      : { values: filled(tidied) as Values, errors: {} }
  }
