import { and, eq, isNull, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import { defaultLocale } from '../../../locales/locale.ts'
import type { Problem } from '../../../schemas/core/problem.ts'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import { membership, siteSchedule } from '../../database/tables/index.ts'
import { mayInWhole } from '../../kit/access/permissions.ts'
import { lockCompany } from '../../kit/company/lock-company.ts'
import type { Database, Orm } from '../../kit/database/database.ts'
import { rawJson } from '../../kit/database/raw-json.ts'
import { eachDue } from '../../kit/worker/each-due.ts'
import { publishAccess } from '../drafts/access.ts'
import { lockDraft } from '../drafts/draft-store.ts'
import { readPublished } from '../drafts/published-site.ts'
import { endFulfilledApproval } from './approvals.ts'
import { mergeToPublish } from './check-site.ts'
import { makeLive } from './make-live.ts'
import { readSiteRules } from './site-rules.ts'

const { company, at, problems } = siteSchedule

/** The problem if the person who has scheduled a version is gone, or may no longer publish. */
async function rightProblems(orm: Orm, code: string, account: string | null): Promise<Problem[]> {
  const [member] = await orm
    .select()
    .from(membership)
    .where(and(eq(membership.company, code), eq(membership.account, account ?? sql`null`)))
  return member && mayInWhole(member, publishAccess) ? [] : [{ path: [], code: 'publisherGone', params: {} }]
}

const isDue = (now: SQL) => and(lte(at, now), isNull(problems))

/**
 * Publishes a scheduled version that is due, in one transaction: changes that were published since it was scheduled stay, unless both have
 * changed the same. Then, or if another problem blocks it (the person who has scheduled it may no longer publish), nothing is published,
 * and it waits with its problems. Nothing if another process was quicker.
 */
async function publishOne(orm: Orm, code: string, now: SQL): Promise<void> {
  await lockCompany(orm, code)
  // Locks the draft first, in the order of all scheduling and publishing calls.
  await lockDraft(orm, code)
  const own = eq(company, code)
  const [due] = await orm
    .select({
      company,
      account: siteSchedule.account,
      note: siteSchedule.note,
      content: rawJson(siteSchedule.content),
      base: rawJson(siteSchedule.base),
    })
    .from(siteSchedule)
    .where(and(own, isDue(now)))
    .for('update')
  if (!due) return
  const before = await readPublished(orm, due.company)
  const scheduled = { base: JSON.parse(due.base) as SiteDraft, content: JSON.parse(due.content) as SiteDraft }
  const { draft, problems: ofSite } = mergeToPublish(scheduled, before, {
    locale: defaultLocale,
    ...(await readSiteRules(orm, code)),
  })
  const against = [...(await rightProblems(orm, code, due.account)), ...ofSite]
  // A person without an account may not publish it (`rightProblems`).
  if (draft && against.length === 0 && due.account !== null) {
    await makeLive(orm, due, before, draft)
    await endFulfilledApproval(orm, code, draft, due.account)
    await orm.delete(siteSchedule).where(own)
  } else
    await orm
      .update(siteSchedule)
      .set({ problems: JSON.stringify(against) })
      .where(own)
}

/**
 * Publishes all scheduled versions that are due, each once, however many processes run it; a failing one does not delay the others. Returns
 * in how many milliseconds the next one is due, undefined if there is none.
 */
export async function publishDue(
  db: Pick<Database, 'orm'>,
  stopped?: AbortSignal,
  now = sql`now()`,
): Promise<number | undefined> {
  await eachDue<{ company: string }>({
    stopped,
    next: async (failed) => {
      const others = notInArray(
        company,
        failed.map((one) => one.company),
      )
      const due = db.orm
        .select({ company })
        .from(siteSchedule)
        .where(and(isDue(now), others))
      return (await due.orderBy(at).limit(1))[0]
    },
    act: ({ company: code }) => db.orm.transaction((orm) => publishOne(orm, code, now)),
  })
  const [next] = await db.orm
    .select({ ms: sql<number | null>`(extract(epoch from min(${at}) - ${now}) * 1000)::float8` })
    .from(siteSchedule)
    .where(isNull(problems))
  return next?.ms ?? undefined
}
