import { z } from '@hono/zod-openapi'
import { locales } from '../../locales/locale.ts'
import { checkedDocument } from '../../schemas/api/document-check.ts'
import { calendarDate } from '../../schemas/formats/zone.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { requestText } from '../kit/input/query.ts'
import { imageAnswer } from '../shared/answers/image-answer.ts'
import { localize, localizeOptional } from '../shared/answers/localize.ts'
import { checkLimit } from './check-limit.ts'
import { documentStatus } from './document-status.ts'
import { findDocument } from './find-document.ts'
import { logCheck } from './log-check.ts'
import { maskPatient } from './mask-patient.ts'

/** D-DV */
export const checkDocument = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/dv/{lang}/{code}',
  summary: 'Whether a document is valid, and who has issued it: what anybody may see who has its code',
  access: 'anyone',
  isPersonal: true,
  limits: [checkLimit],
  params: z.object({
    lang: z.enum(locales).describe('Language of the document.'),
    code: requestText.describe('Code on the document.'),
  }),
  answer: checkedDocument,
  act: async ({ orm, params, caller }) => {
    const found = await findDocument(orm, params.code)
    if (!found) return undefined
    // The address with another language redirects to the right one, which counts as the check.
    if (params.lang === found.lang)
      await logCheck(orm, caller, { document: found.code, kind: 'page', isRight: true })
    const { issuer } = found
    return {
      CODE: found.code,
      LANG: found.lang,
      STATUS: documentStatus(found, new Date()),
      KIND: found.kind,
      NUMBER: found.number,
      ISSUED: found.issued,
      VALID_TO: found.validTo,
      REVOKED: found.revokedAt && calendarDate(found.revokedAt, found.timezone),
      PATIENT: maskPatient(found, found.lang),
      BIRTH_YEAR: found.birthYear,
      OPENS_BY_LINK: found.factorHash !== null,
      PAGES: found.pages,
      SHA256: found.sha256,
      ...localizeOptional('DOCTOR', found.doctor),
      ...localizeOptional('SPECIALITY', found.speciality),
      COMPANY: {
        SLUG: issuer.isListed ? issuer.slug : null,
        KIND: issuer.kind,
        ...localize('NAME', issuer.name),
        LOGO: issuer.logo && imageAnswer(issuer.logo),
        LICENSE: issuer.license,
        IS_DEMO: issuer.isDemo,
      },
    }
  },
})
