import {
  consultationStatusBody,
  staffConsultation,
  staffMessageBody,
  staffReadBody,
} from '../../schemas/api/consultation.ts'
import { arrowBetween } from '../../schemas/cases/define-case.ts'
import { consultationCase } from '../../schemas/consultations/consultation.case.ts'
import {
  maxConsultationFileBytes,
  maxConsultationFiles,
  stateOfConsultation,
} from '../../schemas/consultations/consultation-status.ts'
import { ownDoctor } from '../kit/access/own-doctor.ts'
import { stateChanged } from '../kit/cases/move-case.ts'
import { place } from '../kit/company/place.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { fieldFault } from '../kit/errors/field-fault.ts'
import { withFiles } from '../kit/files/with-files.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { codeParam } from '../kit/input/query.ts'
import { requestKey } from '../kit/input/request-key.ts'
import { consultationSecret } from './consultation-link.ts'
import { consultations } from './consultations.case.ts'
import { markReadByStaff } from './mark-read.ts'
import { moveConsultation } from './move-consultation.ts'
import { staffAnswer } from './staff-consultations.endpoint.ts'
import { actorOf, findForStaff } from './staff-consultations.ts'
import { storeFiles } from './store-files.ts'
import { writeMessage } from './write-message.ts'

const common = {
  method: 'post',
  service: 'w-business',
  limits: [{ per: 'person' as const, times: 300, seconds: 3600 }],
  params: place.extend({ consultation: codeParam('consultation') }),
} as const
const changes = {
  ...common,
  access: { section: 'online-consultations', action: 'write' },
  answer: staffConsultation,
} as const

/** Answers in the name of the clinic, a doctor in their own (R108). */
export const writeAsStaff = defineCall({
  ...changes,
  path: '/{companyCode}/{cabinetCode}/online_consultation/{consultation}/message',
  summary:
    'Writes to the patient of an online consultation, with files and the address of a video call. With the same Idempotency-Key it is written once',
  maxBytes: maxConsultationFiles * maxConsultationFileBytes + 64 * 1024,
  body: staffMessageBody,
  act: async ({ orm, params, body, person, member, caller, locale, files, log, transaction }) => {
    const { TEXT: text, FILES: sent, VIDEO_URL: videoUrl } = body
    const [secret, key] = [await consultationSecret(orm), requestKey(caller)]
    const account = person.account.id
    await withFiles(
      { files, log, transaction },
      storeFiles({ sent, by: account, files, locale }),
      async (inner, { papers }) => {
        const found = await findForStaff(inner, params.consultation, member)
        if (!found) throw new ApiError('NOT_FOUND')
        const signed = { by: actorOf(member), account, specialist: ownDoctor(member) ?? null }
        return writeMessage(inner, found, { ...signed, text, papers, videoUrl, key, secret })
      },
    )
    const found = await findForStaff(orm, params.consultation, member)
    return found && staffAnswer(orm, found, { member, account, locale })
  },
})

/** Ends or blocks a consultation. 409 for an arrow that S-CONS forbids, 403 for one of a moderator or the patient. */
export const changeConsultationStatus = defineCall({
  ...changes,
  path: '/{companyCode}/{cabinetCode}/online_consultation/{consultation}/status',
  summary: 'Ends (3) an online consultation, or blocks (2) it for abuse with a reason',
  body: consultationStatusBody,
  act: async ({ orm, params, body: { STATUS, REASON: reason }, person, member, locale, transaction }) => {
    const secret = await consultationSecret(orm)
    const account = person.account.id
    return transaction(async (inner) => {
      const found = await findForStaff(inner, params.consultation, member)
      if (!found) return undefined
      const arrow = arrowBetween(
        consultationCase,
        stateOfConsultation(found.status),
        stateOfConsultation(STATUS),
      )
      // An ended one goes on with a message alone.
      if (arrow === undefined || arrow === 'reopen')
        throw await stateChanged(inner, consultations, found.code)
      if (consultationCase.arrows[arrow].needsReason && reason === undefined)
        throw fieldFault(locale, { REASON: 'blockReason' })
      const act = { by: actorOf(member), account, reason, secret }
      const moved = await moveConsultation(inner, arrow, found, act)
      return staffAnswer(inner, moved, { member, account, locale })
    })
  },
})

export const readAsStaff = defineCall({
  ...common,
  access: { section: 'online-consultations', action: 'read' },
  path: '/{companyCode}/{cabinetCode}/online_consultation/{consultation}/read',
  summary: 'Says until when the caller has read an online consultation',
  limits: [{ per: 'person', times: 2000, seconds: 3600 }],
  body: staffReadBody,
  status: 204,
  act: async ({ params, body: { UNTIL }, person, member, transaction }) => {
    await transaction(async (orm) => {
      const found = await findForStaff(orm, params.consultation, member)
      if (!found) throw new ApiError('NOT_FOUND')
      await markReadByStaff(orm, { code: found.code, account: person.account.id, until: new Date(UNTIL) })
    })
    return undefined
  },
})
