import { eq } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import {
  consultationEditBody,
  consultationEndBody,
  consultationMessageBody,
  consultationReadBody,
  type OwnConsultation,
  ownConsultation,
} from '../../schemas/api/consultation.ts'
import { linkParams, linkQuery } from '../../schemas/api/link-address.ts'
import { consultationCase } from '../../schemas/consultations/consultation.case.ts'
import {
  consultationStatus,
  maxConsultationFileBytes,
  maxConsultationFiles,
} from '../../schemas/consultations/consultation-status.ts'
import { company } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { changed } from '../kit/events/changed.ts'
import { withFiles } from '../kit/files/with-files.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { requestKey } from '../kit/input/request-key.ts'
import { refuseProfanity } from '../kit/profanity/refuse-profanity.ts'
import { clinicOfThread } from '../shared/answers/company-ref.ts'
import { instant } from '../shared/answers/instant.ts'
import { type Consultation, consultationSecret, findConsultation } from './consultation-link.ts'
import { markReadByPatient } from './mark-read.ts'
import { moveConsultation } from './move-consultation.ts'
import { clinicReadAt, readHead, readThread } from './read-threads.ts'
import { storeFiles } from './store-files.ts'
import { writeMessage } from './write-message.ts'

const { active, blocked } = consultationStatus

async function answer(orm: Orm, row: Consultation, locale: Locale): Promise<OwnConsultation> {
  const [clinic] = await orm.select().from(company).where(eq(company.code, row.company))
  if (!clinic) throw new ApiError('NOT_FOUND')
  const thread = await readThread(orm, row, { reader: 'author', until: row.patientReadAt }, locale)
  const readAt = await clinicReadAt(orm, row.code)
  return {
    ...(await readHead(orm, row, locale)),
    ...thread,
    NAME: row.name,
    READ_UNTIL: readAt && instant(readAt),
    COMPANY: clinicOfThread(clinic, locale),
    MAY: {
      WRITE: row.status === active || thread.REOPEN_UNTIL !== null,
      END: row.status === active,
      EDIT: row.status === blocked,
    },
  }
}

/** R13: the person who has the link of a consultation reads it. */
export const consultationOfLink = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/online_consultation/{code}',
  summary: 'An online consultation for whoever has its link',
  access: 'anyone',
  isPersonal: true,
  limits: [{ per: 'address', times: 600, seconds: 900 }],
  params: linkParams,
  query: linkQuery,
  answer: ownConsultation,
  act: async ({ orm, params: { code }, query: { token }, locale }) => {
    const secret = await consultationSecret(orm)
    return answer(orm, await findConsultation(orm, { code, token, secret }), locale)
  },
})

const changes = {
  service: 'w-front',
  access: 'anyone',
  limits: [{ per: 'address', times: 120, seconds: 900 }],
  params: linkParams,
} as const

export const writeAsPatient = defineCall({
  ...changes,
  method: 'post',
  path: '/v1/online_consultation/{code}/message',
  summary:
    'Writes into an online consultation by its link, with files; one that has ended lately goes on, once. With the same Idempotency-Key it is written once',
  maxBytes: maxConsultationFiles * maxConsultationFileBytes + 64 * 1024,
  body: consultationMessageBody,
  answer: ownConsultation,
  act: async ({ orm, params: { code }, body, caller, locale, files, log, transaction }) => {
    const { TOKEN: token, TEXT: text, FILES: sent } = body
    const secret = await consultationSecret(orm)
    const key = requestKey(caller)
    const link = { code, token, secret }
    await withFiles(
      { files, log, transaction },
      storeFiles({ sent, by: code, files, locale }),
      async (inner, { papers }) => {
        const found = await findConsultation(inner, link)
        const account = found.account ?? undefined
        return writeMessage(inner, found, { by: 'patient', account, text, papers, key, secret })
      },
    )
    return answer(orm, await findConsultation(orm, link), locale)
  },
})

export const endAsPatient = defineCall({
  ...changes,
  method: 'post',
  path: '/v1/online_consultation/{code}/end',
  summary: 'Ends an online consultation by its link',
  body: consultationEndBody,
  answer: ownConsultation,
  act: async ({ orm, params: { code }, body: { TOKEN: token, REASON: reason }, locale, transaction }) => {
    const secret = await consultationSecret(orm)
    return transaction(async (inner) => {
      const found = await findConsultation(inner, { code, token, secret })
      const act = { by: 'patient' as const, account: found.account ?? undefined, reason, secret }
      return answer(inner, await moveConsultation(inner, 'end', found, act), locale)
    })
  },
})

/** The patient writes the first words anew after they were rejected, or the consultation was blocked. */
export const editConsultation = defineCall({
  ...changes,
  method: 'put',
  path: '/v1/online_consultation/{code}',
  summary:
    'Changes the first words of a blocked online consultation by its link: it waits for a moderator again',
  body: consultationEditBody,
  answer: ownConsultation,
  act: async ({ orm, params: { code }, body: { TOKEN: token, TEXT: text }, locale, transaction }) => {
    refuseProfanity(locale, { TEXT: text })
    const secret = await consultationSecret(orm)
    return transaction(async (inner) => {
      const found = await findConsultation(inner, { code, token, secret })
      const act = { by: 'patient' as const, account: found.account ?? undefined, secret }
      return answer(inner, await moveConsultation(inner, 'edit', found, act, { text }), locale)
    })
  },
})

export const readAsPatient = defineCall({
  ...changes,
  method: 'post',
  limits: [{ per: 'address', times: 600, seconds: 900 }],
  path: '/v1/online_consultation/{code}/read',
  summary: 'Says until when the patient has read an online consultation',
  body: consultationReadBody,
  act: async ({ orm, params: { code }, body: { TOKEN: token, UNTIL }, transaction }) => {
    const secret = await consultationSecret(orm)
    await transaction(async (inner) => {
      const found = await findConsultation(inner, { code, token, secret })
      await markReadByPatient(inner, found.code, new Date(UNTIL))
      await changed(inner, consultationCase, found)
    })
    return undefined
  },
})
