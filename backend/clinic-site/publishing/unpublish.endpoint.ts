import { place } from '../../kit/company/place.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { publishAccess } from '../drafts/access.ts'
import { switchSite } from './make-live.ts'
import { cancelSchedule } from './schedule.ts'

const path = '/{companyCode}/{cabinetCode}/clinic_website/unpublish'
const limits = [{ per: 'person', times: 120, seconds: 3600 }] as const

export const unpublishClinicSite = defineCall({
  method: 'post',
  service: 'w-business',
  path,
  summary:
    'Takes the whole site down (PS5): visitors get a page that says so, until it is put back or published again; what is scheduled is cancelled',
  access: publishAccess,
  limits,
  params: place,
  act: async ({ member: { company }, transaction }) =>
    transaction(async (orm) => {
      await cancelSchedule(orm, company)
      await switchSite(orm, company, true)
      return undefined
    }),
})

export const putBackClinicSite = defineCall({
  method: 'delete',
  service: 'w-business',
  path,
  summary: 'Puts a site back that was taken down, as it was; what is not published stays so',
  access: publishAccess,
  limits,
  params: place,
  act: async ({ member: { company }, transaction }) =>
    transaction((orm) => switchSite(orm, company, false)) as Promise<undefined>,
})
