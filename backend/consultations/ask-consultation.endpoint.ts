import { hash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Locale } from '../../locales/locale.ts'
import { acceptedConsultation, consultationBody } from '../../schemas/api/consultation.ts'
import { consultationCase } from '../../schemas/consultations/consultation.case.ts'
import { consultationStatus } from '../../schemas/consultations/consultation-status.ts'
import { crockford } from '../../schemas/formats/crockford.ts'
import { askForCode, checkSender, confirmAuthor } from '../accounts/index.ts'
import { company, consultation } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { changed } from '../kit/events/changed.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { requestKey } from '../kit/input/request-key.ts'
import { limitRate, toOneCompany } from '../kit/limits/limit.ts'
import { randomCode } from '../kit/random-code.ts'
import { linkToken } from '../kit/secrets/link-token.ts'
import { findVisibleDoctor } from '../shared/shown/find-visible-doctor.ts'
import { type Consultation, consultationSecret } from './consultation-link.ts'
import { keepBeginning } from './move-consultation.ts'
import { notifyClinic, notifyPatient } from './notify-consultations.ts'

type Body = z.output<typeof consultationBody>

/** The clinic and doctor of a new consultation. Throws 404 for a clinic that is not shown, 409 for one that gives no consultations. */
async function findAsked(orm: Orm, body: Body, locale: Locale) {
  const [clinic] = await orm
    .select()
    .from(company)
    .where(and(eq(company.code, body.COMPANY_CODE), company.isPublished))
  if (!clinic) throw new ApiError('NOT_FOUND')
  if (!clinic.takesConsultations) throw new ApiError('CONSULTATIONS_OFF')
  const specialist =
    body.SPECIALIST === undefined
      ? null
      : await findVisibleDoctor(orm, { company: clinic.code, code: body.SPECIALIST }, locale)
  return { to: { company: clinic.code, specialist }, isApproved: clinic.approvesConsultations }
}

/** The consultation that was sent before with the same Idempotency-Key. Throws 422 if its content was another one. */
async function findKnown(orm: Orm, requestHash: string, key: string | undefined) {
  if (key === undefined) return undefined
  const [known] = await orm.select().from(consultation).where(eq(consultation.requestKey, key))
  if (known && known.requestHash !== requestHash) throw new ApiError('KEY_REUSED')
  return known
}

/** Asks for a consultation. Without a confirmed contact the first call sends a code and asks for it, as with questions. */
export const askConsultation = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/online_consultation',
  summary:
    'Begins an online consultation; without a code and a confirmed contact a code is sent, with its CONFIRM_ID in the 422. With the same Idempotency-Key and body the same one again',
  access: 'anyone',
  limits: [
    { per: 'address', times: 30, seconds: 3600 },
    { per: 'person', times: 20, seconds: 3600 },
    toOneCompany,
  ],
  countsItself: true,
  body: consultationBody,
  check: checkSender('NAME', 'TEXT'),
  status: 201,
  answer: acceptedConsultation,
  act: async ({ orm, body, person, caller, locale, count, transaction }) => {
    const secret = await consultationSecret(orm)
    const accepted = ({ code, status }: Consultation) => ({
      CONSULTATION_CODE: code,
      STATUS: status,
      TOKEN: linkToken(secret, code),
    })
    const given = requestKey(caller)
    const key = given && hash('sha256', given)
    const requestHash = hash('sha256', JSON.stringify(body))
    const known = await findKnown(orm, requestHash, key)
    if (known) return accepted(known)
    const { to, isApproved } = await findAsked(orm, body, locale)
    await count()
    const asked = { purpose: 'consultation' as const, person, locale, address: caller.address }
    await askForCode(orm, body, { ...asked, transaction })
    return transaction(async (inner) => {
      const { account, channel, contact } = await confirmAuthor(inner, body, asked)
      await limitRate(inner, `consultation/86400 ${contact}`, { per: 'person', times: 10, seconds: 86_400 })
      const now = new Date()
      const [row] = await inner
        .insert(consultation)
        .values({
          ...to,
          code: randomCode(crockford, 8),
          text: body.TEXT,
          name: body.NAME,
          lang: body.LANG ?? locale,
          contact,
          contactChannel: channel,
          account: account?.id ?? null,
          status: isApproved ? consultationStatus.active : consultationStatus.moderation,
          createdAt: now,
          lastAt: now,
          waitsSince: now,
          requestKey: key ?? null,
          requestHash,
        })
        .onConflictDoNothing({ target: consultation.requestKey })
        .returning()
      // Sent twice at once: the other request has stored it.
      if (!row) throw new ApiError('CONFLICT')
      await keepBeginning(inner, row)
      await notifyPatient(inner, row, { template: 'consultation-received', secret })
      if (isApproved) await notifyClinic(inner, row, { template: 'consultation-to-clinic' })
      await changed(inner, consultationCase, row)
      return accepted(row)
    })
  },
})

declare module '../database/tables/confirmation.ts' {
  interface CodePurposes {
    consultation: 'consultations'
  }
}
