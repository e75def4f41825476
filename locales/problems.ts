import { type TextKey, translate } from './index.ts'
import type { Locale } from './locale.ts'

/** What can be wrong with a stored value: every code has a sentence in the texts `problems`. */
export type ProblemCode = TextKey extends infer Key
  ? Key extends `problems:${infer Code}`
    ? Code
    : never
  : never

/** One sentence for a person: what is wrong and how to mend it. Where it is, is said by the problem's path. */
export const problemMessage = (
  problem: { code: ProblemCode; params: Record<string, string | number> },
  locale: Locale,
): string => translate(locale)(`problems:${problem.code}`, problem.params)
