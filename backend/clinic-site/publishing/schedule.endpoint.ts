import { z } from '@hono/zod-openapi'
import { scheduleBody } from '../../../schemas/api/site-draft.ts'
import { place } from '../../kit/company/place.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { publishAccess } from '../drafts/access.ts'
import { cancelSchedule, schedulePublishing } from './schedule.ts'

const path = '/{companyCode}/{cabinetCode}/clinic_website/schedule'
const limits = [{ per: 'person', times: 120, seconds: 3600 }] as const

export const scheduleClinicSite = defineCall({
  method: 'post',
  service: 'w-business',
  path,
  summary:
    'Keeps the draft as it is to go live at an instant by itself, in place of what was scheduled before; 422 as for publishing',
  access: publishAccess,
  limits,
  params: place,
  body: scheduleBody,
  answer: z.object({ AT: z.string() }),
  act: async ({ member: { company, account }, body: { AT, NOTE, REVISION }, locale, transaction }) => {
    await transaction((orm) =>
      schedulePublishing(orm, { company, account, locale, revision: REVISION, at: new Date(AT), note: NOTE }),
    )
    return { AT }
  },
})

export const cancelClinicSiteSchedule = defineCall({
  method: 'delete',
  service: 'w-business',
  path,
  summary: 'Cancels what is scheduled; the draft stays as it is',
  access: publishAccess,
  limits,
  params: place,
  act: async ({ member: { company }, transaction }) =>
    transaction((orm) => cancelSchedule(orm, company)) as Promise<undefined>,
})
