import { eq } from 'drizzle-orm'
import { readAccess, readKnownDraft } from '../clinic-site/index.ts'
import { company as companyTable, media } from '../database/tables/index.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { fileAnswer } from '../kit/http/file-answer.ts'
import { siteEntries } from './site-entries.ts'
import { zipStream } from './zip-stream.ts'

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
    const { draft } = await readKnownDraft(orm, company)
    const [found] = await orm
      .select({ name: companyTable.name, slug: companyTable.slug })
      .from(companyTable)
      .where(eq(companyTable.code, company))
    if (!found) return undefined
    const rows = await orm
      .select({ src: media.src, name: media.name })
      .from(media)
      .where(eq(media.company, company))
    const names = new Map(rows.map(({ src, name }) => [src, name]))
    const archive = zipStream(siteEntries(files, { company, name: found.name.ru, draft, names }))
    return new Response(archive, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${found.slug}.zip"`,
        'cache-control': 'private, no-store',
      },
    })
  },
})
