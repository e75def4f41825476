import { and, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { defaultLocale, type Locale } from '../../../locales/locale.ts'
import type { siteReview as shape } from '../../../schemas/api/site-review.ts'
import { diffDrafts } from '../../../schemas/draft/diff.ts'
import type { ReviewState } from '../../../schemas/draft/review-state.ts'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import { account, siteReview } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { rawJson } from '../../kit/database/raw-json.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { accountName, accountNameColumns } from '../../kit/sessions/account-name.ts'
import { instant } from '../../shared/answers/instant.ts'
import { editableDraft } from '../drafts/draft-store.ts'
import { unpublished } from '../drafts/unpublished.ts'
import { mergeToPublish } from './check-site.ts'
import { publishable } from './publishable.ts'
import { tellPublishers, tellSender } from './review-mails.ts'
import { readSiteRules } from './site-rules.ts'

const isOf = (company: string) => eq(siteReview.company, company)

const decider = alias(account, 'decider')

const columns = {
  number: siteReview.number,
  state: siteReview.state,
  account: siteReview.account,
  note: siteReview.note,
  sentAt: siteReview.sentAt,
  revision: siteReview.revision,
  content: rawJson(siteReview.content),
  base: rawJson(siteReview.base),
  decidedAt: siteReview.decidedAt,
  answer: siteReview.answer,
  sender: accountNameColumns,
  decider: { lastName: decider.lastName, name: decider.name, middleName: decider.middleName },
}

const reading = (orm: Orm) =>
  orm
    .select(columns)
    .from(siteReview)
    .leftJoin(account, eq(account.id, siteReview.account))
    .leftJoin(decider, eq(decider.id, siteReview.decidedBy))

type Read = Awaited<ReturnType<typeof reading>>[number]

/** The reader, and the draft as it is now. */
type Reader = { account: string; draft: SiteDraft }

const answer = (row: Read, { account: reader, draft }: Reader): z.infer<typeof shape> => ({
  NUMBER: row.number,
  STATE: row.state,
  BY: row.sender && accountName(row.sender),
  IS_MINE: row.account === reader,
  NOTE: row.note,
  SENT_AT: instant(row.sentAt),
  REVISION: row.revision,
  LATER: row.state === 'open' ? unpublished(editableDraft(row.content), draft).CHANGES : 0,
  DECIDED_BY: row.decider && accountName(row.decider),
  DECIDED_AT: row.decidedAt && instant(row.decidedAt),
  ANSWER: row.answer,
})

/** The newest request of a company that needs an action: it waits, or it was returned. Otherwise null. */
export async function currentReview(
  orm: Orm,
  company: string,
  reader: Reader,
): Promise<z.infer<typeof shape> | null> {
  const [row] = await reading(orm).where(isOf(company)).orderBy(desc(siteReview.number)).limit(1)
  return row && (row.state === 'open' || row.state === 'returned') ? answer(row, reader) : null
}

/** A request with the site that was sent, and the one that was published then. Throws 404 if there is none. */
export async function readReview(orm: Orm, company: string, number: number) {
  const [row] = await reading(orm).where(and(isOf(company), eq(siteReview.number, number)))
  if (!row) throw new ApiError('NOT_FOUND')
  return {
    row,
    content: editableDraft(row.content),
    base: editableDraft(row.base),
    answerTo: (reader: Reader) => answer(row, reader),
  }
}

type Sending = {
  company: string
  account: string
  locale: Locale
  revision: number
  note?: string | undefined
}

/**
 * Asks those who may publish to publish the draft as it is, in place of a request that waits. Throws as `publishable`, 422 if there is
 * nothing to publish. Returns the number of the request.
 */
export async function sendReview(orm: Orm, { note, ...seen }: Sending): Promise<number> {
  const { before, draft } = await publishable(orm, seen)
  if (diffDrafts(before, draft).length === 0) throw new ApiError('NOTHING_TO_PUBLISH')
  const { company, account: by, revision } = seen
  await endOpenReview(orm, company, { state: 'superseded', by })
  const [newest] = await orm
    .select({ number: siteReview.number })
    .from(siteReview)
    .where(isOf(company))
    .orderBy(desc(siteReview.number))
    .limit(1)
  const number = (newest?.number ?? 0) + 1
  await orm.insert(siteReview).values({
    ...{ company, number, account: by, revision },
    note: note || null,
    content: JSON.stringify(draft),
    base: JSON.stringify(before),
  })
  await tellPublishers(orm, { company, number, by, note })
  return number
}

type End = {
  state: Exclude<ReviewState, 'open'>
  by: string
  answer?: string | undefined
}

/** Ends the waiting request of a company, if there is one; its sender gets a message if others have decided. */
export async function endOpenReview(
  orm: Orm,
  company: string,
  { state, by, answer }: End,
  number?: number,
): Promise<boolean> {
  const [ended] = await orm
    .update(siteReview)
    .set({ state, decidedBy: by, decidedAt: new Date(), answer: answer ?? null })
    .where(
      and(
        isOf(company),
        eq(siteReview.state, 'open'),
        ...(number === undefined ? [] : [eq(siteReview.number, number)]),
      ),
    )
    .returning({ number: siteReview.number, sender: siteReview.account })
  if (ended?.sender && ended.sender !== by && (state === 'published' || state === 'returned'))
    await tellSender(orm, { company, number: ended.number, by, to: ended.sender, state, note: answer })
  return ended !== undefined
}

/**
 * Ends the waiting request of a company, if nothing of it is left to publish because its changes went live by a schedule. Otherwise it
 * waits on, and keeps the published changes when it is approved.
 */
export async function endFulfilledReview(
  orm: Orm,
  company: string,
  published: SiteDraft,
  by: string,
): Promise<void> {
  const [row] = await reading(orm).where(and(isOf(company), eq(siteReview.state, 'open')))
  if (!row) return
  const sent = { base: editableDraft(row.base), content: editableDraft(row.content) }
  const { draft } = mergeToPublish(sent, published, {
    locale: defaultLocale,
    ...(await readSiteRules(orm, company)),
  })
  if (draft && diffDrafts(published, draft).length === 0)
    await endOpenReview(orm, company, { state: 'published', by }, row.number)
}

/**
 * Ends the request with a number. Throws 404 if there is none, and 409 with its outcome if it waits no more: of two who decide at once the
 * second reads who was first.
 */
export async function endReview(orm: Orm, company: string, number: number, end: End): Promise<void> {
  if (await endOpenReview(orm, company, end, number)) return
  const { row } = await readReview(orm, company, number)
  throw new ApiError('REVIEW_OVER', {
    data: { STATE: row.state, BY: row.decider && accountName(row.decider) },
  })
}
