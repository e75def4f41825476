import { and, eq, isNotNull } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import type { Orm } from '../database/database.ts'
import { siteSchedule } from '../database/tables/index.ts'
import { ApiError } from '../http/api-error.ts'
import { checkSite } from './check-site.ts'
import { lockDraft } from './draft-store.ts'
import { makeLive } from './make-live.ts'
import { readPublished } from './published-site.ts'

type Publishing = {
  company: string
  account: string
  locale: Locale
  revision: number
  note?: string | undefined
}

/**
 * The draft, locked, if it can be published. Throws 409 if it has another revision than the one that was seen, 422 with what
 * stands in the way.
 */
export async function publishable(
  orm: Orm,
  { company, locale, revision }: Pick<Publishing, 'company' | 'locale' | 'revision'>,
) {
  const { revision: current, draft } = await lockDraft(orm, company)
  if (current !== revision) throw new ApiError('CONFLICT')
  const before = await readPublished(orm, company)
  const CHECKS = checkSite(draft, before, locale)
  if (CHECKS.length > 0) throw new ApiError('NOT_PUBLISHABLE', { data: { CHECKS } })
  return { before, draft }
}

/**
 * Publishes the draft as the next version (PS3), in one transaction with what visitors see, and removes a scheduled version that
 * could not go live. Returns as `makeLive`, throws as
 * `publishable`.
 */
export async function publishSite(orm: Orm, publishing: Publishing) {
  const { before, draft } = await publishable(orm, publishing)
  // A version that could not go live waited for a person, who publishes now what has become of it.
  await orm
    .delete(siteSchedule)
    .where(and(eq(siteSchedule.company, publishing.company), isNotNull(siteSchedule.problems)))
  return makeLive(orm, publishing, before, draft)
}
