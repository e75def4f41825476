import type { z } from 'zod'
import type { Locale } from '../../locales/locale.ts'
import { problemMessage } from '../../locales/problems.ts'
import type { siteCheck } from '../../schemas/api/site-draft.ts'
import { designSchema } from '../../schemas/design/design-schema.ts'
import { mergeDrafts } from '../../schemas/draft/merge-drafts.ts'
import { publishProblems } from '../../schemas/draft/publish-problems.ts'
import type { SiteDraft } from '../../schemas/draft/site-draft.ts'
import { isEqual } from '../../schemas/is-equal.ts'
import { judge } from '../../schemas/judge.ts'
import type { Problem } from '../../schemas/problem.ts'

/** What problems are found with: the language of names in them, and slugs that pages may not have (B-15). */
type With = { locale: Locale; reserved: readonly string[] }

const problemsOf = (draft: SiteDraft, { locale, reserved }: With): Problem[] => [
  ...publishProblems(draft, locale, reserved),
  ...judge(designSchema, draft.design).problems.map((problem) => ({
    ...problem,
    path: ['design', ...problem.path],
  })),
]

/**
 * What stands in the way of publishing a draft (PS1, PS3). What is published with the same problem already does not: visitors would
 * not see anything worse.
 */
export function siteProblems(draft: SiteDraft, published: SiteDraft, using: With): Problem[] {
  const known = problemsOf(published, using)
  return problemsOf(draft, using).filter((problem) => !known.some((one) => isEqual(one, problem)))
}

/**
 * A site that was made when `base` was published, on what is published now, and what stands in the way of publishing it: that both
 * have changed the same, then there is no draft, or what `siteProblems` finds.
 */
export function mergeToPublish(
  { base, content }: { base: SiteDraft; content: SiteDraft },
  published: SiteDraft,
  using: With,
): { draft?: SiteDraft; problems: Problem[] } {
  const merged = mergeDrafts(base, content, published)
  if ('problems' in merged) return { problems: merged.problems }
  return { draft: merged.draft, problems: siteProblems(merged.draft, published, using) }
}

/** Problems in the words of a language. */
export const checksOf = (problems: readonly Problem[], locale: Locale): z.infer<typeof siteCheck>[] =>
  problems.map((problem) => ({
    CODE: problem.code,
    PATH: problem.path,
    PARAMS: problem.params,
    MESSAGE: problemMessage(problem, locale),
  }))

/** What stands in the way of publishing a draft, in the words of a language. */
export const checkSite = (draft: SiteDraft, published: SiteDraft, using: With) =>
  checksOf(siteProblems(draft, published, using), using.locale)
