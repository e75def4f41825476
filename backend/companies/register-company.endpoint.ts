import { and, eq } from 'drizzle-orm'
import { rights } from '../../schemas/access/rights.event.ts'
import { wholeCompany } from '../../schemas/access/roles.ts'
import { acceptedRegistration, companyBody, maxScanBytes, maxScans } from '../../schemas/api/registration.ts'
import { fold } from '../../schemas/formats/fold.ts'
import { maxPictureBytes } from '../../schemas/formats/picture-file.ts'
import { cabinet, company, companyDecision, companyPaper, membership } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { changed } from '../kit/events/changed.ts'
import { hasFiles, storeUploadedFiles } from '../kit/files/uploaded-files.ts'
import { withFiles } from '../kit/files/with-files.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { notifyOwners } from '../kit/outbox/notify.ts'
import type { Account } from '../kit/sessions/person.ts'
import { companyValues, mainCabinetValues } from './company-values.ts'
import { findCity } from './find-city.ts'
import { initialMenu, mainCabinetName } from './initial-texts.ts'
import { tellModerators } from './tell-moderators.ts'
import { uniqueAddress } from './unique-address.ts'

/** Size limit of a registration with all its files and fields. */
export const maxRegistrationBytes = maxPictureBytes + maxScans * maxScanBytes + 64 * 1024

/** How many companies of one person may be pending at once; limits the disk space of their documents. */
const maxPending = 3

/**
 * Throws 409 with its code and status if the person has already sent the same company (a double submission), or 409 if too many are
 * pending.
 */
async function refuseMore(orm: Orm, { id }: Account, sent: ReturnType<typeof companyValues>) {
  const own = await orm
    .select({
      code: company.code,
      name: company.name,
      taxNumber: company.taxNumber,
      status: company.status,
    })
    .from(membership)
    .innerJoin(company, eq(company.code, membership.company))
    .where(and(eq(membership.account, id), eq(membership.role, 'owner')))
  const same = own.find(
    ({ name, taxNumber }) => taxNumber === sent.taxNumber && fold(name.ru) === fold(sent.name.ru),
  )
  if (same) throw new ApiError('CONFLICT', { data: { COMPANY_CODE: same.code, STATUS: same.status } })
  if (own.filter(({ status }) => status === 'moderation').length >= maxPending)
    throw new ApiError('COMPANIES_WAIT')
}

/** A4 */
export const registerCompany = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/business/user/company',
  summary:
    'Registers a company, which moderators look at before anybody sees it; the caller becomes its owner',
  access: 'person',
  limits: [
    { per: 'person', times: 20, seconds: 3600 },
    { per: 'address', times: 60, seconds: 3600 },
  ],
  maxBytes: maxRegistrationBytes,
  body: companyBody,
  status: 201,
  answer: acceptedRegistration,
  act: async ({ body, person: { account }, orm, locale, files, log, transaction }) => {
    const city = await findCity(orm, body, locale)
    const values = companyValues(body, city, locale)
    return withFiles(
      { files, log, transaction },
      hasFiles(body) ? () => storeUploadedFiles(files, body, { by: account.id, locale }) : undefined,
      async (inner, sent) => {
        const { code, slug } = await uniqueAddress(inner, values.name.ru)
        await refuseMore(inner, account, values)
        await inner.insert(company).values({
          ...values,
          code,
          slug,
          logo: sent.logo?.(values.name) ?? null,
          menu: initialMenu,
          template: 'landing',
          isOnlineEntryActive: false,
          isDemo: false,
          isPublished: false,
          status: 'moderation',
        })
        await inner.insert(cabinet).values({
          ...mainCabinetValues(values),
          company: code,
          code: `${code}1`,
          position: 0,
          name: mainCabinetName,
        })
        if (sent.papers.length > 0)
          await inner.insert(companyPaper).values(sent.papers.map((paper) => ({ ...paper, company: code })))
        await inner
          .insert(membership)
          .values({ account: account.id, company: code, role: 'owner', cabinets: [wholeCompany] })
        await inner.insert(companyDecision).values({ company: code, status: 'moderation', by: account.id })
        await notifyOwners(inner, code, { template: 'company-received', params: { COMPANY: values.name.ru } })
        await tellModerators(inner, { code, name: values.name.ru, by: account })
        await changed(inner, rights, { account: account.id })
        return { COMPANY_CODE: code, STATUS: 'moderation' as const }
      },
    )
  },
})
