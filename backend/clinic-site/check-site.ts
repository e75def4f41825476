import type { z } from 'zod'
import type { Locale } from '../../locales/locale.ts'
import { problemMessage } from '../../locales/problems.ts'
import type { siteCheck } from '../../schemas/api/site-draft.ts'
import { publishProblems } from '../../schemas/draft/publish-problems.ts'
import type { SiteDraft } from '../../schemas/draft/site-draft.ts'

/** What stands in the way of publishing a draft, in the words of a language (PS1, PS3). */
export const checkSite = (draft: SiteDraft, locale: Locale): z.infer<typeof siteCheck>[] =>
  publishProblems(draft).map((problem) => ({
    CODE: problem.code,
    PATH: problem.path,
    PARAMS: problem.params,
    MESSAGE: problemMessage(problem, locale),
  }))
