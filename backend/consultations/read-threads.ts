import { and, asc, eq, inArray, max } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import type { CaseReader } from '../../schemas/cases/define-case.ts'
import {
  consultation,
  consultationFile,
  consultationMessage,
  consultationReader,
  specialist,
} from '../database/tables/index.ts'
import { readHistories } from '../kit/cases/read-histories.ts'
import type { Orm } from '../kit/database/database.ts'
import { fileName } from '../kit/files/attachment-of.ts'
import { instant } from '../shared/answers/instant.ts'
import { nameWords } from '../shared/answers/words.ts'
import type { Consultation } from './consultation-link.ts'
import { consultations } from './consultations.case.ts'
import { reopenUntil } from './reopen-until.ts'

const { lastName, name, middleName } = specialist
export const doctorName = { lastName, name, middleName }

/** Joins the doctor who was chosen. */
export const isChosenDoctor = and(
  eq(specialist.company, consultation.company),
  eq(specialist.code, consultation.specialist),
)

/** The messages and each change of the status that a side reads of, in their order. */
export async function readThreads(
  orm: Orm,
  codes: readonly string[],
  { reader, locale }: { reader: CaseReader; locale: Locale },
) {
  const of = [...codes]
  const said = await orm
    .select({ message: consultationMessage, doctor: doctorName })
    .from(consultationMessage)
    .innerJoin(consultation, eq(consultation.code, consultationMessage.consultation))
    .leftJoin(
      specialist,
      and(eq(specialist.company, consultation.company), eq(specialist.code, consultationMessage.specialist)),
    )
    .where(inArray(consultationMessage.consultation, of))
    .orderBy(asc(consultationMessage.createdAt), asc(consultationMessage.id))
  const files = await orm
    .select({ file: consultationFile, of: consultationMessage.id })
    .from(consultationFile)
    .innerJoin(consultationMessage, eq(consultationMessage.id, consultationFile.message))
    .where(inArray(consultationMessage.consultation, of))
    .orderBy(asc(consultationFile.name), asc(consultationFile.id))
  const filesOf = Map.groupBy(files, (one) => one.of)
  const historyOf = await readHistories(orm, [consultations], of, { reader, locale })
  return (code: string) => ({
    MESSAGES: said
      .filter(({ message }) => message.consultation === code)
      .map(({ message, doctor }) => ({
        MESSAGE_ID: message.id,
        BY: message.by,
        SPECIALIST: doctor && nameWords(doctor, locale).TEXT,
        TEXT: message.text,
        AT: instant(message.createdAt),
        FILES: (filesOf.get(message.id) ?? []).map(({ file }) => ({
          FILE_ID: file.id,
          NAME: fileName(file),
          TYPE: file.type,
          SIZE: file.size,
        })),
        VIDEO_URL: message.videoUrl,
      })),
    HISTORY: historyOf(code),
  })
}

/** `headOf` of a consultation that was read alone. */
export async function readHead(orm: Orm, row: Consultation, locale: Locale) {
  const [doctor] = row.specialist
    ? await orm
        .select(doctorName)
        .from(specialist)
        .where(and(eq(specialist.company, row.company), eq(specialist.code, row.specialist)))
    : []
  return headOf(row, doctor ?? null, locale)
}

type Named = Parameters<typeof nameWords>[0]

/** The fields that a list and a consultation itself share. */
export const headOf = (row: Consultation, doctor: Named | null, locale: Locale) => ({
  CONSULTATION_CODE: row.code,
  STATUS: row.status,
  TEXT: row.text,
  LANG: row.lang,
  CREATED_AT: instant(row.createdAt),
  LAST_AT: instant(row.lastAt),
  SPECIALIST: doctor && nameWords(doctor, locale).TEXT,
})

/** One of its sides, which has read the messages of the other one until then: later ones are new. */
type Reader = { reader: 'author' | 'staff'; until: Date | null }

/** A consultation with all that was said in it, for one of its sides. */
export async function readThread(orm: Orm, row: Consultation, { reader, until }: Reader, locale: Locale) {
  const other = reader === 'author' ? 'clinic' : 'patient'
  const { MESSAGES, HISTORY } = (await readThreads(orm, [row.code], { reader, locale }))(row.code)
  const messages = MESSAGES.map((message) => ({
    ...message,
    IS_NEW: message.BY === other && (until === null || new Date(message.AT) > until),
  }))
  const reopen = reopenUntil(row)
  return {
    MESSAGES: messages,
    HISTORY,
    UNREAD: messages.filter(({ IS_NEW }) => IS_NEW).length,
    REASON: HISTORY.at(-1)?.REASON ?? null,
    REOPEN_UNTIL: reopen && instant(reopen),
  }
}

/** The time up to which the clinic has read the messages. */
export async function clinicReadAt(orm: Orm, code: string): Promise<Date | null> {
  const [row] = await orm
    .select({ until: max(consultationReader.until) })
    .from(consultationReader)
    .where(eq(consultationReader.consultation, code))
  return row?.until ?? null
}
