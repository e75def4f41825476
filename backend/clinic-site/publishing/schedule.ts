import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Locale } from '../../../locales/locale.ts'
import type { siteSchedule as shape } from '../../../schemas/api/site-draft.ts'
import type { Problem } from '../../../schemas/core/problem.ts'
import { diffDrafts } from '../../../schemas/draft/diff.ts'
import { account, siteSchedule } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { rawJson } from '../../kit/database/raw-json.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { accountName, accountNameColumns } from '../../kit/sessions/account-name.ts'
import { instant } from '../../shared/answers/instant.ts'
import { checksOf } from './check-site.ts'
import { publishable } from './publishable.ts'

/** The notification channel that wakes the workers that publish. */
export const scheduleChannel = 'shipa_schedule'

type Scheduling = Parameters<typeof publishable>[1] & {
  account: string
  at: Date
  note?: string | undefined
}

/**
 * Keeps the draft as it is to go live at an instant, in place of a version that was scheduled before. Throws as `publishable`, 422 if there
 * is nothing to publish or the instant is over by the clock of the database.
 */
export async function schedulePublishing(orm: Orm, { at, note, ...seen }: Scheduling): Promise<void> {
  const { before, draft } = await publishable(orm, seen)
  if (diffDrafts(before, draft).length === 0) throw new ApiError('NOTHING_TO_PUBLISH')
  const [clock] = await orm
    .select({ isPast: sql<boolean>`${at.toISOString()}::timestamptz <= now()` })
    .from(sql`(select 1) as one`)
  if (clock?.isPast) throw new ApiError('TIME_PAST')
  const { company, account } = seen
  const values = {
    at,
    account,
    content: JSON.stringify(draft),
    base: JSON.stringify(before),
    note: note || null,
    problems: null,
  }
  await orm
    .insert(siteSchedule)
    .values({ company, ...values })
    .onConflictDoUpdate({ target: siteSchedule.company, set: values })
  await orm.execute(sql`select pg_notify(${scheduleChannel}, '')`)
}

/** Cancels the scheduled version, if there is one. */
export async function cancelSchedule(orm: Orm, company: string): Promise<void> {
  await orm.delete(siteSchedule).where(eq(siteSchedule.company, company))
}

/** The scheduled version, and the problems that have blocked it, in the words of a language; null if nothing is scheduled. */
export async function readSchedule(
  orm: Orm,
  company: string,
  locale: Locale,
): Promise<z.infer<typeof shape> | null> {
  const [row] = await orm
    .select({
      at: siteSchedule.at,
      note: siteSchedule.note,
      problems: rawJson(siteSchedule.problems),
      person: accountNameColumns,
    })
    .from(siteSchedule)
    .leftJoin(account, eq(account.id, siteSchedule.account))
    .where(eq(siteSchedule.company, company))
  if (!row) return null
  const problems = JSON.parse(row.problems ?? '[]') as Problem[]
  return {
    AT: instant(row.at),
    NOTE: row.note,
    BY: row.person && accountName(row.person),
    CHECKS: checksOf(problems, locale),
  }
}
