import { z } from '@hono/zod-openapi'
import { and, asc, eq, inArray } from 'drizzle-orm'
import {
  acceptedRegistration,
  correctedCompanyBody,
  maxScans,
  registration,
} from '../../schemas/api/registration.ts'
import { cabinet, company, companyPaper } from '../database/tables/index.ts'
import { moveRow } from '../kit/cases/move-case.ts'
import { companyCode } from '../kit/company/place.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { fieldFault } from '../kit/errors/field-fault.ts'
import { hasFiles, removeFiles, storeUploadedFiles } from '../kit/files/uploaded-files.ts'
import { withFiles } from '../kit/files/with-files.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { notifyOwners } from '../kit/outbox/notify.ts'
import { companies } from './companies.case.ts'
import { companyValues, mainCabinetValues } from './company-values.ts'
import { findCity } from './find-city.ts'
import { readRegistration } from './read-registration.ts'
import { maxRegistrationBytes } from './register-company.endpoint.ts'
import { tellModerators } from './tell-moderators.ts'

const params = z.object({ companyCode })

/** A registration as its owner sees it: status and reason. */
export const ownRegistration = defineCall({
  method: 'get',
  service: 'api-front2',
  path: '/v1/business/user/company/{companyCode}',
  summary: 'The registration of a company of the caller’s own, with its standing and what was decided',
  access: 'owner',
  params,
  answer: registration,
  act: async ({ orm, params: { companyCode }, locale }) =>
    (await readRegistration(orm, companyCode, locale))?.answer,
})

/** Edits a rejected registration and sends it to moderation again (S-COMPANY). */
export const resubmitRegistration = defineCall({
  method: 'put',
  service: 'w-front',
  path: '/v1/business/user/company/{companyCode}',
  summary: 'Mends a registration that was rejected and sends it to the moderators again',
  access: 'owner',
  limits: [{ per: 'person', times: 20, seconds: 3600 }],
  maxBytes: maxRegistrationBytes,
  params,
  body: correctedCompanyBody,
  answer: acceptedRegistration,
  act: async ({ body, person, params: { companyCode: code }, orm, locale, files, log, transaction }) => {
    const city = await findCity(orm, body, locale)
    const values = companyValues(body, city, locale)
    const by = person.account.id
    const removedFiles = await withFiles(
      { files, log, transaction },
      hasFiles(body) ? () => storeUploadedFiles(files, body, { by, locale }) : undefined,
      async (inner, sent) => {
        const [before] = await inner.select().from(company).where(eq(company.code, code))
        if (!before) throw new ApiError('NOT_FOUND')
        const logo = sent.logo?.(values.name) ?? (body.REMOVE_LOGO ? null : before.logo)
        const set = { ...values, logo }
        await moveRow(inner, companies, 'resubmit', code, { by: 'clinic', account: by, set })
        const papers = await inner.select().from(companyPaper).where(eq(companyPaper.company, code))
        const removed = papers.filter(({ id }) => body.KEEP_SCANS && !body.KEEP_SCANS.includes(id))
        if (papers.length - removed.length + sent.papers.length > maxScans)
          throw fieldFault(locale, { LICENSE_SCANS: 'tooManyFiles' })
        const main = inner
          .select({ code: cabinet.code })
          .from(cabinet)
          .where(eq(cabinet.company, code))
          .orderBy(asc(cabinet.position), asc(cabinet.code))
          .limit(1)
        await inner
          .update(cabinet)
          .set(mainCabinetValues(values))
          .where(and(eq(cabinet.company, code), eq(cabinet.code, main)))
        const ids = removed.map(({ id }) => id)
        if (ids.length > 0) await inner.delete(companyPaper).where(inArray(companyPaper.id, ids))
        if (sent.papers.length > 0)
          await inner.insert(companyPaper).values(sent.papers.map((paper) => ({ ...paper, company: code })))
        const name = values.name.ru
        await notifyOwners(inner, code, { template: 'company-received', params: { COMPANY: name } })
        await tellModerators(inner, { code, name, by: person.account })
        return removed.map(({ file }) => file)
      },
    )
    await removeFiles(files, log, removedFiles)
    return { COMPANY_CODE: code, STATUS: 'moderation' as const }
  },
})
