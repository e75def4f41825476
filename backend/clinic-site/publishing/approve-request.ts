import type { Locale } from '../../../locales/locale.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { lockDraft } from '../drafts/draft-store.ts'
import { readPublished } from '../drafts/published-site.ts'
import { endApproval, readApproval } from './approvals.ts'
import { checksOf, mergeToPublish } from './check-site.ts'
import { makeLive } from './make-live.ts'
import { publishSite } from './publish-site.ts'
import { readSiteRules } from './site-rules.ts'

type Approving = {
  company: string
  account: string
  locale: Locale
  number: number
  /** The draft as it was sent, or as it is now: then `revision` is the seen one. */
  which: 'sent' | 'newest'
  revision: number
}

/**
 * Publishes the site of a request. As it was sent, it keeps changes that were published since, unless both have changed the same: then, or
 * if another problem blocks it, it throws 422 and the request waits on. Throws also as `endApproval` and `publishSite`. Returns as
 * `makeLive`.
 */
export async function approveRequest(orm: Orm, { number, which, ...approving }: Approving) {
  const { company, account, locale } = approving
  // Locks the draft first, in the order of all publishing calls.
  await lockDraft(orm, company)
  await endApproval(orm, company, number, 'publish', { by: account })
  const { row, content, base } = await readApproval(orm, company, number)
  const note = row.note ?? undefined
  if (which === 'newest') return publishSite(orm, { ...approving, note })
  const before = await readPublished(orm, company)
  const { draft, problems } = mergeToPublish({ base, content }, before, {
    locale,
    ...(await readSiteRules(orm, company)),
  })
  if (!draft || problems.length > 0)
    throw new ApiError('NOT_PUBLISHABLE', { data: { CHECKS: checksOf(problems, locale) } })
  return makeLive(orm, { company, account, note }, before, draft)
}
