import type { z } from 'zod'
import type { Locale } from '../../../locales/locale.ts'
import { problemMessage } from '../../../locales/problems.ts'
import type { siteCheck } from '../../../schemas/api/site-draft.ts'
import type sharedSection from '../../../schemas/blocks/shared-section.ts'
import { isEqual } from '../../../schemas/core/is-equal.ts'
import { judge } from '../../../schemas/core/judge.ts'
import type { Problem } from '../../../schemas/core/problem.ts'
import { isRecord } from '../../../schemas/core/schema-shape.ts'
import { designSchema } from '../../../schemas/design/design-schema.ts'
import { mergeDrafts } from '../../../schemas/draft/merge-drafts.ts'
import { publishProblems } from '../../../schemas/draft/publish-problems.ts'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import { nodesOf, type TreeNode } from '../../../schemas/draft/tree.ts'
import type { SiteRules } from './site-rules.ts'

/** The type of a block that stands for a shared section. */
const placeType: (typeof sharedSection)['type'] = 'shared-section'

/** The rules for finding problems, and the language of names in them. */
type With = SiteRules & { locale: Locale }

/** Places of sections that another company shares, with a network that this one is not in. */
const placeProblems = ({ pages }: SiteDraft, sections: SiteRules['sections']): Problem[] =>
  Object.entries(pages).flatMap(([id, { blocks }]) =>
    (blocks as unknown as TreeNode[])
      .flatMap((block) => nodesOf(block, 'children'))
      .filter(
        ({ type, props }) => type === placeType && !(isRecord(props) && sections.has(String(props.section))),
      )
      .map((block) => ({ path: ['pages', id, 'blocks', block.id], code: 'foreignSection', params: {} })),
  )

const problemsOf = (draft: SiteDraft, { locale, reserved, sections }: With): Problem[] => [
  ...placeProblems(draft, sections),
  ...publishProblems(draft, locale, reserved),
  ...judge(designSchema, draft.design).problems.map((problem) => ({
    ...problem,
    path: ['design', ...problem.path],
  })),
]

/**
 * The problems that block publishing a draft (PS1, PS3). A problem that the published site has already does not block it: visitors would
 * not see anything worse.
 */
export function siteProblems(draft: SiteDraft, published: SiteDraft, using: With): Problem[] {
  const known = problemsOf(published, using)
  return problemsOf(draft, using).filter((problem) => !known.some((one) => isEqual(one, problem)))
}

/**
 * Merges a site that was made when `base` was published with the site that is published now, and returns the problems that block it:
 * conflicts, without a draft then, or those of `siteProblems`.
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

/** The problems that block publishing a draft, in the words of a language. */
export const checkSite = (draft: SiteDraft, published: SiteDraft, using: With) =>
  checksOf(siteProblems(draft, published, using), using.locale)
