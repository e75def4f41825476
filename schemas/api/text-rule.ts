import type { FieldProblem } from './field-problem.ts'

/**
 * The rule of a text that a person enters: how it is tidied, and the conditions that it must fulfil then, by the problem of one that does
 * not. `fields.ts` makes the fields of requests from these rules, with zod; the forms of documents check by the rules alone.
 */
export type TextRule = {
  tidy: (text: string) => string
  needs: Partial<Record<FieldProblem, (tidied: string) => boolean>>
}

export const required = (text: string): boolean => text !== ''

/** Any text that is not empty, trimmed. */
export const someText: TextRule = { tidy: (text) => text.trim(), needs: { required } }

/** A text that may be left empty, and follows the rule otherwise. */
export const optional = ({ tidy, needs: { required: _, ...needs } }: TextRule): TextRule => ({
  tidy,
  needs: Object.fromEntries(
    Object.entries(needs).map(([problem, isKept]) => [
      problem,
      (text: string) => text === '' || isKept(text),
    ]),
  ),
})

/** The first need that a tidied text does not fulfil. */
export const problemOf = ({ needs }: TextRule, tidied: string): FieldProblem | undefined =>
  (Object.keys(needs) as FieldProblem[]).find((problem) => !needs[problem]?.(tidied))
