import { type TextKey, translate } from './index.ts'
import type { Locale } from './locale.ts'

/** Codes of problems of a stored value; each has a sentence in the namespace `problems`. */
export type ProblemCode = TextKey extends infer Key
  ? Key extends `problems:${infer Code}`
    ? Code
    : never
  : never

/** One sentence for a person: the fault and the way to fix it. The place is in the problem's path. */
export const problemMessage = (
  problem: { code: ProblemCode; params: Record<string, string | number> },
  locale: Locale,
): string => translate(locale)(`problems:${problem.code}`, problem.params)
