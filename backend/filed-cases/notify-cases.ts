import { eq } from 'drizzle-orm'
import { defaultLocale } from '../../locales/locale.ts'
import { type CaseArrow, type CaseMover, isReasonFor } from '../../schemas/cases/define-case.ts'
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

/** Mails the clinic at its address for questions about a case that waits for it. */
async function notifyClinic(orm: Orm, kind: FiledKind, row: FiledCase): Promise<void> {
  const [clinic] = await orm.select().from(company).where(eq(company.code, row.company))
  if (!clinic?.emailForIssues) return
  await send(orm, {
    template: 'case-to-clinic',
    channel: 'mail',
    to: clinic.emailForIssues,
    locale: defaultLocale,
    params: {
      COMPANY: clinic.name.ru,
      KIND: kind.label[defaultLocale],
      CASE_CODE: row.code,
      PERSON: row.name,
      STATUS: kind.states[row.state]?.label[defaultLocale] ?? row.state,
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

/** Mails the author about a move that another has made, and the clinic about a case that waits for it again. */
export async function notifyOfMove(
  orm: Orm,
  kind: FiledKind,
  row: FiledCase,
  { arrow, by, reason, secret }: Moved,
): Promise<void> {
  if (by !== 'patient' && !arrow.hiddenFrom?.includes('author')) {
    const { params, ...letter } = await toAuthor(orm, kind, row, secret)
    const STATUS = kind.states[row.state]?.label[row.lang] ?? row.state
    // The message says what the page says: a reason that is written for others stays with them.
    const REASON = isReasonFor(arrow, 'author') ? reason : undefined
    await send(orm, { template: 'case-moved', ...letter, params: { ...params, STATUS, REASON } })
  }
  if (by !== 'clinic' && by !== 'doctor' && waitsForClinic(kind, row)) await notifyClinic(orm, kind, row)
}
