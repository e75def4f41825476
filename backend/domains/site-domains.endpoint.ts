import { mainDomainBody, siteDomain, siteDomainBody, siteDomainList } from '../../schemas/api/site-domain.ts'
import { publishAccess, readAccess } from '../clinic-site/index.ts'
import { domainClaim } from '../database/tables/index.ts'
import { place } from '../kit/company/place.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { fieldFault } from '../kit/errors/field-fault.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { requestText } from '../kit/input/query.ts'
import { readHost, withoutWww } from '../kit/input/read-host.ts'
import { checkDomain } from './check-domain.ts'
import { chooseMainHost, claimDomain, isClaim, removeDomain } from './claims.ts'
import { readDomain, readDomains } from './read-domains.ts'

const path = '/{companyCode}/{cabinetCode}/clinic_website/domain'
const limits = [{ per: 'person', times: 120, seconds: 3600 }] as const
const named = place.extend({ host: requestText.describe('Name of the host, as `clinic.example`.') })
const keyOf = (company: string, host: string) => ({ company, host: withoutWww(host.toLowerCase()) })

export const clinicDomains = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path,
  summary: 'A clinic’s own domains: how far each is, and what to type at its registrar (PS9)',
  access: readAccess,
  params: place,
  answer: siteDomainList,
  act: ({ orm, member: { company }, settings }) => readDomains(orm, company, settings),
})

export const addClinicDomain = defineCall({
  method: 'post',
  service: 'w-business',
  path,
  summary:
    'Adds a domain as somebody types it, and answers the TXT record that confirms it (PS9); 422 if it cannot be theirs. Its www. comes with it',
  access: publishAccess,
  limits,
  params: place,
  body: siteDomainBody,
  answer: siteDomain,
  act: async ({ orm, member: { company }, body: { HOST }, settings, locale, transaction }) => {
    const read = readHost(HOST, settings.ownHosts)
    if ('fault' in read) throw fieldFault(locale, { HOST: read.fault })
    const key = { company, host: read.host }
    await transaction((inner) => claimDomain(inner, key, locale))
    const [claim] = await orm.select().from(domainClaim).where(isClaim(key))
    if (claim) await checkDomain(orm, settings, claim, { isAwaited: true })
    return readDomain(orm, key, settings)
  },
})

export const verifyClinicDomain = defineCall({
  method: 'post',
  service: 'w-business',
  path: `${path}/{host}/verify`,
  summary: 'Asks DNS at once whether the record of a domain is there (PS9), and by itself for another week',
  access: publishAccess,
  limits,
  params: named,
  answer: siteDomain,
  act: async ({ orm, member: { company }, params: { host }, settings }) => {
    const key = keyOf(company, host)
    const [claim] = await orm.update(domainClaim).set({ askedAt: new Date() }).where(isClaim(key)).returning()
    if (claim) await checkDomain(orm, settings, claim, { isAwaited: true })
    return readDomain(orm, key, settings)
  },
})

export const chooseMainDomain = defineCall({
  method: 'put',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/clinic_website/main_domain',
  summary: 'Chooses the confirmed host that canonical addresses use; null for the address on the product',
  access: publishAccess,
  limits,
  params: place,
  body: mainDomainBody,
  answer: siteDomainList,
  act: async ({ orm, member: { company }, body: { HOST }, settings, transaction }) => {
    await transaction((inner) => chooseMainHost(inner, company, HOST))
    return readDomains(orm, company, settings)
  },
})

export const removeClinicDomain = defineCall({
  method: 'delete',
  service: 'w-business',
  path: `${path}/{host}`,
  summary:
    'Takes a domain off a clinic: its site is no longer there, and its canonical addresses are on the product again',
  access: publishAccess,
  limits,
  params: named,
  act: async ({ member: { company }, params: { host }, transaction }) => {
    if (!(await transaction((inner) => removeDomain(inner, keyOf(company, host)))))
      throw new ApiError('NOT_FOUND')
    return undefined
  },
})
