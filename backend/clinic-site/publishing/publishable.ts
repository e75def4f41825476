import type { Locale } from '../../../locales/locale.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { lockDraft } from '../drafts/draft-store.ts'
import { readPublished } from '../drafts/published-site.ts'
import { checkSite } from './check-site.ts'
import { readSiteRules } from './site-rules.ts'

/** The revision that a person has seen, and their language. */
export type Seen = { company: string; locale: Locale; revision: number }

/**
 * The draft, locked, if it can be published. Throws 409 if it has another revision than the one that was seen, 422 with the problems that
 * block it.
 */
export async function publishable(orm: Orm, { company, locale, revision }: Seen) {
  const { revision: current, draft } = await lockDraft(orm, company)
  if (current !== revision) throw new ApiError('CONFLICT')
  const before = await readPublished(orm, company)
  const CHECKS = checkSite(draft, before, { locale, ...(await readSiteRules(orm, company)) })
  if (CHECKS.length > 0) throw new ApiError('NOT_PUBLISHABLE', { data: { CHECKS } })
  return { before, draft }
}
