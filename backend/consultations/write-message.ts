import { hash, randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { consultationCase } from '../../schemas/consultations/consultation.case.ts'
import { consultationStatus, mostMessages } from '../../schemas/consultations/consultation-status.ts'
import { consultation, consultationFile, consultationMessage } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError, type ErrorCode } from '../kit/errors/api-error.ts'
import { changed } from '../kit/events/changed.ts'
import type { UploadedFiles } from '../kit/files/uploaded-files.ts'
import { limitRate } from '../kit/limits/limit.ts'
import type { Consultation } from './consultation-link.ts'
import { markReadByPatient, markReadByStaff } from './mark-read.ts'
import { type Act, moveConsultation } from './move-consultation.ts'
import { notifyClinic, notifyPatient } from './notify-consultations.ts'
import { clinicReadAt } from './read-threads.ts'
import { reopenUntil } from './reopen-until.ts'

type Written = Act & {
  by: 'patient' | 'doctor' | 'clinic'
  text: string
  papers: UploadedFiles['papers']
  /** Code of the doctor who signs. */
  specialist?: string | null
  videoUrl?: string | undefined
  /** Idempotency-Key. */
  key: string | undefined
}

const { active, ended, moderation } = consultationStatus

/** Throws 409 if nothing can be written now. */
function assertTakesMessages(row: Consultation): void {
  if (row.status === active || reopenUntil(row)) return
  const faults: Partial<Record<number, ErrorCode>> = {
    [moderation]: 'CONSULTATION_WAITS',
    [ended]: 'CONSULTATION_OVER',
  }
  throw new ApiError(faults[row.status] ?? 'CONSULTATION_BLOCKED', { data: { STATUS: row.status } })
}

/** Throws 409 if the consultation is full. */
async function assertHasRoom(orm: Orm, { code }: Consultation): Promise<void> {
  const written = await orm.$count(consultationMessage, eq(consultationMessage.consultation, code))
  if (written >= mostMessages) throw new ApiError('CONSULTATION_FULL')
}

/** The id of a message, the same for the same key of a side, so that a message that is sent again is not written twice. */
function messageId(of: string, key: string | undefined): string {
  if (key === undefined) return randomUUID()
  const hex = hash('sha256', `${of} ${key}`)
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

/** Whether the addressee has unread messages already: then it has had a mail about them. */
async function isToldAlready(orm: Orm, row: Consultation, by: 'patient' | 'clinic'): Promise<boolean> {
  const until = by === 'clinic' ? row.patientReadAt : await clinicReadAt(orm, row.code)
  // The clinic has had a mail about the first words too.
  if (by === 'patient' && until === null) return true
  const [unread] = await orm
    .select({ id: consultationMessage.id })
    .from(consultationMessage)
    .where(
      and(
        eq(consultationMessage.consultation, row.code),
        eq(consultationMessage.by, by),
        until ? gt(consultationMessage.createdAt, until) : undefined,
      ),
    )
    .limit(1)
  return unread !== undefined
}

const day = { per: 'person', seconds: 86_400 } as const

/**
 * Writes into a consultation, which is locked; an ended one goes on with it, once. The other side gets a mail or SMS, but no second one
 * before it has read. Returns undefined for a message that was written already with the same key; throws 422 if that had another text.
 */
export async function writeMessage(
  orm: Orm,
  found: Consultation,
  { text, papers, specialist, videoUrl, key, ...act }: Written,
): Promise<Consultation | undefined> {
  const by = act.by === 'patient' ? ('patient' as const) : ('clinic' as const)
  const id = messageId(`${found.code} ${by}`, key)
  const [known] = await orm.select().from(consultationMessage).where(eq(consultationMessage.id, id))
  if (known && (known.text !== text || known.videoUrl !== (videoUrl ?? null)))
    throw new ApiError('KEY_REUSED')
  if (known) return undefined
  assertTakesMessages(found)
  await assertHasRoom(orm, found)
  await limitRate(orm, `consultation ${by}/${day.seconds} ${found.code}`, { ...day, times: 200 })
  if (papers.length > 0)
    await limitRate(orm, `consultation files ${by}/${day.seconds} ${found.code}`, { ...day, times: 20 })
  const row = found.status === ended ? await moveConsultation(orm, 'reopen', found, act) : found
  const isTold = await isToldAlready(orm, row, by)
  const now = new Date()
  await orm.insert(consultationMessage).values({
    id,
    consultation: row.code,
    by,
    text,
    createdAt: now,
    specialist: specialist ?? null,
    account: act.account ?? null,
    videoUrl: videoUrl ?? null,
  })
  if (papers.length > 0)
    await orm.insert(consultationFile).values(papers.map((paper) => ({ ...paper, message: id })))
  const waitsSince = by === 'clinic' ? null : (row.waitsSince ?? now)
  const [written] = await orm
    .update(consultation)
    .set({ lastAt: now, waitsSince })
    .where(eq(consultation.code, row.code))
    .returning()
  if (!written) throw new ApiError('NOT_FOUND')
  // A person who answers has read.
  if (by === 'patient') await markReadByPatient(orm, row.code, now)
  else if (act.account) await markReadByStaff(orm, { code: row.code, account: act.account, until: now })
  // If the consultation was reopened, both sides have had a mail already.
  if (!isTold && row === found) {
    if (by === 'patient') await notifyClinic(orm, written, { template: 'consultation-to-clinic' })
    else await notifyPatient(orm, written, { template: 'consultation-message', secret: act.secret })
  }
  await changed(orm, consultationCase, written)
  return written
}
