import { readAccess } from '../clinic-site/index.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { fileAnswer } from '../kit/http/file-answer.ts'
import { siteArchive } from './site-archive.ts'

export const siteExport = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/clinic_website/export',
  summary:
    'The draft of a site as one archive (ZIP) with its pictures and documents, to be kept or to begin another site with',
  access: readAccess,
  limits: [{ per: 'person', times: 30, seconds: 3600 }],
  params: place,
  answer: fileAnswer('application/zip'),
  act: async ({ orm, member: { company }, files }) => {
    const made = await siteArchive(orm, files, company)
    if (!made) return undefined
    return new Response(made.archive, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${made.slug}.zip"`,
        'cache-control': 'private, no-store',
      },
    })
  },
})
