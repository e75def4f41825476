import { and, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { defaultLocale, type Locale } from '../../../locales/locale.ts'
import type { siteApproval as shape } from '../../../schemas/api/site-approval.ts'
import type { ApprovalArrow } from '../../../schemas/draft/approval.case.ts'
import { diffDrafts } from '../../../schemas/draft/diff.ts'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import { account, siteApproval } from '../../database/tables/index.ts'
import { moveRows, stateChanged } from '../../kit/cases/move-case.ts'
import type { Orm } from '../../kit/database/database.ts'
import { rawJson } from '../../kit/database/raw-json.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { accountName, accountNameColumns } from '../../kit/sessions/account-name.ts'
import { instant } from '../../shared/answers/instant.ts'
import { editableDraft } from '../drafts/draft-store.ts'
import { unpublished } from '../drafts/unpublished.ts'
import { notifyPublishers, notifySender } from './approval-mails.ts'
import { approvals } from './approvals.case.ts'
import { mergeToPublish } from './check-site.ts'
import { publishable } from './publishable.ts'
import { readSiteRules } from './site-rules.ts'

const isOf = (company: string) => eq(siteApproval.company, company)

const decider = alias(account, 'decider')

const columns = {
  id: siteApproval.id,
  number: siteApproval.number,
  state: siteApproval.state,
  account: siteApproval.account,
  note: siteApproval.note,
  sentAt: siteApproval.sentAt,
  revision: siteApproval.revision,
  content: rawJson(siteApproval.content),
  base: rawJson(siteApproval.base),
  decidedAt: siteApproval.decidedAt,
  answer: siteApproval.answer,
  sender: accountNameColumns,
  decider: { lastName: decider.lastName, name: decider.name, middleName: decider.middleName },
}

const reading = (orm: Orm) =>
  orm
    .select(columns)
    .from(siteApproval)
    .leftJoin(account, eq(account.id, siteApproval.account))
    .leftJoin(decider, eq(decider.id, siteApproval.decidedBy))

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
export async function currentApproval(
  orm: Orm,
  company: string,
  reader: Reader,
): Promise<z.infer<typeof shape> | null> {
  const [row] = await reading(orm).where(isOf(company)).orderBy(desc(siteApproval.number)).limit(1)
  return row && (row.state === 'open' || row.state === 'returned') ? answer(row, reader) : null
}

/** A request with the site that was sent, and the one that was published then. Throws 404 if there is none. */
export async function readApproval(orm: Orm, company: string, number: number) {
  const [row] = await reading(orm).where(and(isOf(company), eq(siteApproval.number, number)))
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
export async function requestApproval(orm: Orm, { note, ...seen }: Sending): Promise<number> {
  const { before, draft } = await publishable(orm, seen)
  if (diffDrafts(before, draft).length === 0) throw new ApiError('NOTHING_TO_PUBLISH')
  const { company, account: by, revision } = seen
  await endOpenApproval(orm, company, 'supersede', { by })
  const [newest] = await orm
    .select({ number: siteApproval.number })
    .from(siteApproval)
    .where(isOf(company))
    .orderBy(desc(siteApproval.number))
    .limit(1)
  const number = (newest?.number ?? 0) + 1
  await orm.insert(siteApproval).values({
    company,
    number,
    account: by,
    revision,
    note: note || null,
    content: JSON.stringify(draft),
    base: JSON.stringify(before),
  })
  await notifyPublishers(orm, { company, number, by, note })
  return number
}

type End = { by: string; answer?: string | undefined }

/** Ends the waiting request of a company, if there is one; its sender gets a message if others have decided. */
export async function endOpenApproval(
  orm: Orm,
  company: string,
  arrow: ApprovalArrow,
  { by, answer }: End,
  number?: number,
): Promise<boolean> {
  const where = and(isOf(company), number === undefined ? undefined : eq(siteApproval.number, number))
  const move = { by: 'clinic', account: by, reason: answer } as const
  const [ended] = await moveRows(orm, approvals, arrow, where, move)
  const state = ended?.state
  if (ended?.account && ended.account !== by && (state === 'published' || state === 'returned'))
    await notifySender(orm, { company, number: ended.number, by, to: ended.account, state, note: answer })
  return ended !== undefined
}

/**
 * Ends the waiting request of a company, if nothing of it is left to publish because its changes went live by a schedule. Otherwise it
 * waits on, and keeps the published changes when it is approved.
 */
export async function endFulfilledApproval(
  orm: Orm,
  company: string,
  published: SiteDraft,
  by: string,
): Promise<void> {
  const [row] = await reading(orm).where(and(isOf(company), eq(siteApproval.state, 'open')))
  if (!row) return
  const sent = { base: editableDraft(row.base), content: editableDraft(row.content) }
  const { draft } = mergeToPublish(sent, published, {
    locale: defaultLocale,
    ...(await readSiteRules(orm, company)),
  })
  if (draft && diffDrafts(published, draft).length === 0)
    await endOpenApproval(orm, company, 'publish', { by }, row.number)
}

/**
 * Ends the request with a number. Throws 404 if there is none, and 409 `STATE_CHANGED` with the name of the person if it waits no more: of
 * two who decide at once the second reads who was first.
 */
export async function endApproval(
  orm: Orm,
  company: string,
  number: number,
  arrow: ApprovalArrow,
  end: End,
): Promise<void> {
  if (await endOpenApproval(orm, company, arrow, end, number)) return
  const { row } = await readApproval(orm, company, number)
  const { data } = await stateChanged(orm, approvals, row.id)
  throw new ApiError('STATE_CHANGED', { data: { ...data, NAME: row.decider && accountName(row.decider) } })
}
