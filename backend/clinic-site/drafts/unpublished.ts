import { partsOf } from '../../../schemas/draft/parts-of.ts'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import { siteSummary } from '../../../schemas/draft/summary.ts'
import { summaryAnswer } from './summary-answer.ts'

/** What visitors do not see yet of a site, and how many changes that is for a person: every screen that names the number asks here. */
export function unpublished(published: SiteDraft, draft: SiteDraft) {
  const SUMMARY = summaryAnswer(siteSummary(published, draft))
  return { CHANGES: partsOf(SUMMARY), SUMMARY }
}
