import { z } from '@hono/zod-openapi'
import { publishBody } from '../../../schemas/api/site-draft.ts'
import { place } from '../../kit/company/place.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { publishAccess } from '../drafts/access.ts'
import { publishSite } from './publish-site.ts'

export const publishClinicSite = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/clinic_website/publish',
  summary:
    'Publishes the draft as an immutable version (PS3); 422 with CHECKS if something stands in the way',
  access: publishAccess,
  limits: [{ per: 'person', times: 120, seconds: 3600 }],
  params: place,
  body: publishBody,
  // The slugs of the pages that look different now: by the header `x-site-version` each says that it is of this version.
  answer: z.object({ PUBLISHED_VERSION: z.int(), SLUGS: z.array(z.string()) }),
  act: async ({ member: { company, account }, body: { NOTE, REVISION }, locale, transaction }) => {
    const { version, slugs } = await transaction((orm) =>
      publishSite(orm, { company, account, locale, revision: REVISION, note: NOTE }),
    )
    return { PUBLISHED_VERSION: version, SLUGS: slugs }
  },
})
