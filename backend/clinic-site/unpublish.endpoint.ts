import { defineCall } from '../http/endpoint.ts'
import { place } from '../staff/place.ts'
import { publishAccess } from './access.ts'
import { switchSite } from './make-live.ts'

export const unpublishClinicSite = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/clinic_website/unpublish',
  summary: 'Takes the whole site down (PS5): visitors get a page that says so, until it is published again',
  access: publishAccess,
  limits: [{ per: 'person', times: 120, seconds: 3600 }],
  params: place,
  act: async ({ member: { company }, transaction }) =>
    transaction((orm) => switchSite(orm, company, true)) as Promise<undefined>,
})
