import { and, eq, isNotNull } from 'drizzle-orm'
import { defaultLocale, type Locale } from '../../locales/locale.ts'
import { type ConsultationArrow, consultationCase } from '../../schemas/consultations/consultation.case.ts'
import { stateOfConsultation } from '../../schemas/consultations/consultation-status.ts'
import { account, company, membership, specialist } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { notifyOwners } from '../kit/outbox/notify.ts'
import { send } from '../kit/outbox/send.ts'
import { sendToAccount } from '../kit/outbox/send-to-account.ts'
import { nameWords, wordsOf } from '../shared/answers/words.ts'
import { type Consultation, consultationPath } from './consultation-link.ts'

const clinicOf = async (orm: Orm, code: string) => {
  const [found] = await orm.select().from(company).where(eq(company.code, code))
  return found
}

const channelOf = ({ contactChannel }: Consultation) =>
  contactChannel === 'email' ? ('mail' as const) : ('sms' as const)

type ToPatient =
  | { template: 'consultation-received' | 'consultation-message' }
  | { template: 'consultation-changed'; reason: string | undefined }

/** Mails the patient at the confirmed contact, in their language, with the link. The message's text is not in the mail. */
export async function notifyPatient(
  orm: Orm,
  row: Consultation,
  { secret, ...message }: ToPatient & { secret: string },
): Promise<void> {
  const clinic = await clinicOf(orm, row.company)
  const common = { channel: channelOf(row), to: row.contact, locale: row.lang }
  const params = {
    NAME: row.name,
    COMPANY: clinic ? wordsOf(clinic.name, row.lang).TEXT : '',
    CONSULTATION_CODE: row.code,
    LINK: consultationPath(secret, row.code),
  }
  if (message.template !== 'consultation-changed')
    return send(orm, { ...common, template: message.template, params })
  const state = { STATUS: stateOfConsultation(row.status), REASON: message.reason }
  await send(orm, { ...common, template: message.template, params: { ...params, ...state } })
}

type ToClinic =
  | { template: 'consultation-to-clinic' }
  | { template: 'consultation-changed-clinic'; reason: string | undefined }

/** The accounts of the doctor who was chosen. */
async function doctorsOf(orm: Orm, row: Consultation) {
  if (row.specialist === null) return []
  const found = await orm
    .select({ account })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.account))
    .where(
      and(
        eq(membership.company, row.company),
        eq(membership.role, 'doctor'),
        eq(membership.specialist, row.specialist),
        isNotNull(account.email),
      ),
    )
  return found.map((one) => one.account)
}

/**
 * Mails the chosen doctor in their language, and the clinic at its address for questions (EMAIL_FOR_ISSUES); without such an address its
 * owners, each in theirs.
 */
export async function notifyClinic(orm: Orm, row: Consultation, message: ToClinic): Promise<void> {
  const clinic = await clinicOf(orm, row.company)
  if (!clinic) return
  const [doctor] = row.specialist
    ? await orm
        .select()
        .from(specialist)
        .where(and(eq(specialist.company, row.company), eq(specialist.code, row.specialist)))
    : []
  const inWords = (locale: Locale) => {
    const params = {
      COMPANY: wordsOf(clinic.name, locale).TEXT,
      CONSULTATION_CODE: row.code,
      PERSON: row.name,
      DOCTOR: doctor && nameWords(doctor, locale).TEXT,
      LINK: `/pro/${clinic.code}/online-consultations?open=${row.code}`,
    }
    return message.template === 'consultation-to-clinic'
      ? { template: message.template, params: { ...params, LANGUAGE: row.lang } }
      : {
          template: message.template,
          params: { ...params, STATUS: stateOfConsultation(row.status), REASON: message.reason },
        }
  }
  for (const person of await doctorsOf(orm, row))
    if (person.email !== clinic.emailForIssues) await sendToAccount(orm, person, inWords(person.locale))
  if (clinic.emailForIssues)
    await send(orm, {
      ...inWords(defaultLocale),
      channel: 'mail',
      to: clinic.emailForIssues,
      locale: defaultLocale,
    })
  else await notifyOwners(orm, row.company, inWords)
}

/**
 * Mails both sides that a consultation has another status (S-CONS), and the reason for a block; the last words of an ended one are read in
 * the consultation only.
 */
export async function notifyMoved(
  orm: Orm,
  row: Consultation,
  { arrow, secret, ...given }: { arrow: ConsultationArrow; reason: string | undefined; secret: string },
): Promise<void> {
  // The last words of a side may name an illness, so they are not mailed.
  const reason = consultationCase.arrows[arrow].needsReason ? given.reason : undefined
  await notifyPatient(orm, row, { template: 'consultation-changed', reason, secret })
  if (arrow === 'approve') await notifyClinic(orm, row, { template: 'consultation-to-clinic' })
  else await notifyClinic(orm, row, { template: 'consultation-changed-clinic', reason })
}
