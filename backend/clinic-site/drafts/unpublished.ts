import { partsOf } from '../../../schemas/draft/parts-of.ts'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import { siteSummary } from '../../../schemas/draft/summary.ts'
import { summaryAnswer } from './summary-answer.ts'

/** The unpublished changes of a site, and their number as a person counts: every screen that shows the number gets it here. */
export function unpublished(published: SiteDraft, draft: SiteDraft) {
  const SUMMARY = summaryAnswer(siteSummary(published, draft))
  return { CHANGES: partsOf(SUMMARY), SUMMARY }
}
