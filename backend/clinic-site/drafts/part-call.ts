import { siteDraftSaved } from '../../../schemas/api/site-draft.ts'
import { place } from '../../kit/company/place.ts'
import { readAccess, writeAccess } from './access.ts'

/** The path of a part of a draft (PS6). */
export const partPath = (part: string) => `/{companyCode}/{cabinetCode}/clinic_website/${part}` as const

/** The common properties of all calls that read a part. */
export const readsPart = { service: 'business-api-front2', access: readAccess, params: place } as const

/** The common properties of all calls that change a part. */
export const changesPart = {
  service: 'w-business',
  access: writeAccess,
  limits: [{ per: 'person', times: 1200, seconds: 3600 }],
  maxBytes: 4 * 1024 * 1024,
  params: place,
  answer: siteDraftSaved,
} as const
