import { eq } from 'drizzle-orm'
import { defaultLocale } from '../../locales/locale.ts'
import {
  type CaseArrow,
  type CaseMover,
  type CaseReader,
  isReasonFor,
} from '../../schemas/cases/define-case.ts'
import { type FiledKind, filedKindPath } from '../../schemas/cases/filed-kinds.ts'
import { company } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { changed } from '../kit/events/changed.ts'
import { send } from '../kit/outbox/send.ts'
import { wordsOf } from '../shared/answers/words.ts'
import { casePath } from './case-link.ts'
import type { FiledCase } from './filed-cases.case.ts'

const waitsForClinic = ({ filed }: FiledKind, { state }: FiledCase): boolean =>
  filed.waits.clinic?.includes(state) ?? false

/** Mails the clinic at its address for questions about a case: one that waits for it, or another that was moved. */
async function notifyClinic(orm: Orm, kind: FiledKind, row: FiledCase, REASON?: string): Promise<void> {
  const [clinic] = await orm.select().from(company).where(eq(company.code, row.company))
  if (!clinic?.emailForIssues) return
  await send(orm, {
    template: waitsForClinic(kind, row) ? 'case-to-clinic' : 'case-moved-to-clinic',
    channel: 'mail',
    to: clinic.emailForIssues,
    locale: defaultLocale,
    params: {
      COMPANY: clinic.name.ru,
      KIND: kind.label[defaultLocale],
      CASE_CODE: row.code,
      PERSON: row.name,
      STATUS: kind.states[row.state]?.label[defaultLocale] ?? row.state,
      REASON,
      LINK: `/pro/${clinic.code}/${filedKindPath(kind)}`,
    },
  })
}

/** The values of messages to the author. */
async function toAuthor(orm: Orm, kind: FiledKind, row: FiledCase, secret: string) {
  const [about] = await orm.select({ name: company.name }).from(company).where(eq(company.code, row.company))
  return {
    channel: row.contactChannel === 'email' ? ('mail' as const) : ('sms' as const),
    to: row.contact,
    locale: row.lang,
    params: {
      NAME: row.name,
      COMPANY: about ? wordsOf(about.name, row.lang).TEXT : '',
      KIND: kind.label[row.lang],
      CASE_CODE: row.code,
      LINK: casePath(secret, row.code),
    },
  }
}

/** Mails both sides about a new case, and says that there is one. */
export async function notifyOfNew(orm: Orm, kind: FiledKind, row: FiledCase, secret: string): Promise<void> {
  await send(orm, { template: 'case-received', ...(await toAuthor(orm, kind, row, secret)) })
  await changed(orm, kind, row)
  if (waitsForClinic(kind, row)) await notifyClinic(orm, kind, row)
}

type Moved = { arrow: CaseArrow; by: CaseMover; reason: string | undefined; secret: string }

/** The movers of whose moves the clinic is mailed even if the case does not wait for it: the other people. */
const others: readonly CaseMover[] = ['patient', 'moderator']

/**
 * Mails each side about a move that another has made: the author, and the clinic, which hears of the clock only if the case waits for it.
 * A message says what the page says: a reason that is written for others stays with them.
 */
export async function notifyOfMove(
  orm: Orm,
  kind: FiledKind,
  row: FiledCase,
  { arrow, by, reason, secret }: Moved,
): Promise<void> {
  const reasonOf = (reader: CaseReader) => (isReasonFor(arrow, reader) ? reason : undefined)
  // The contact of a case that was brought with its company is not known here.
  if (by !== 'patient' && row.contact !== '' && !arrow.hiddenFrom?.includes('author')) {
    const { params, ...letter } = await toAuthor(orm, kind, row, secret)
    const STATUS = kind.states[row.state]?.label[row.lang] ?? row.state
    const REASON = reasonOf('author')
    await send(orm, { template: 'case-moved', ...letter, params: { ...params, STATUS, REASON } })
  }
  const isNews = others.includes(by) && !arrow.hiddenFrom?.includes('staff')
  const isWaiting = by !== 'clinic' && by !== 'doctor' && waitsForClinic(kind, row)
  if (isNews || isWaiting) await notifyClinic(orm, kind, row, reasonOf('staff'))
}
