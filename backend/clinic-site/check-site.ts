import type { z } from 'zod'
import type { Locale } from '../../locales/locale.ts'
import { problemMessage } from '../../locales/problems.ts'
import type { siteCheck } from '../../schemas/api/site-draft.ts'
import { publishProblems } from '../../schemas/draft/publish-problems.ts'
import type { SiteDraft } from '../../schemas/draft/site-draft.ts'
import { isEqual } from '../../schemas/is-equal.ts'

/**
 * What stands in the way of publishing a draft, in the words of a language (PS1, PS3). What is published with the same problem
 * already does not: visitors would not see anything worse.
 */
export function checkSite(
  draft: SiteDraft,
  published: SiteDraft,
  locale: Locale,
): z.infer<typeof siteCheck>[] {
  const known = publishProblems(published)
  return publishProblems(draft)
    .filter((problem) => !known.some((one) => isEqual(one, problem)))
    .map((problem) => ({
      CODE: problem.code,
      PATH: problem.path,
      PARAMS: problem.params,
      MESSAGE: problemMessage(problem, locale),
    }))
}
