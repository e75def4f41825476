import { z } from '@hono/zod-openapi'
import { sitemapAnswer, sitemapFile } from '../../../schemas/api/sitemap.ts'
import { listingSections } from '../../../schemas/directory/listing.ts'
import { keyedSections } from '../../../schemas/directory/sitemap-sections.ts'
import { tags } from '../../../schemas/tags.ts'
import { materialKind, newsKind } from '../../articles/index.ts'
import { defineEndpoint } from '../../kit/http/endpoint.ts'
import { nested, requestText } from '../../kit/input/query.ts'
import { listFiles } from '../../listing/index.ts'
import { expireWithDoctors } from '../../shared/shown/visible-doctors.ts'
import { readStarts } from './sitemap-files.ts'
import {
  articleRows,
  companiesPerFile,
  companyRows,
  pagesPerFile,
  peopleRows,
  profileRows,
  specialistRows,
} from './sitemap-sections.ts'

/** R118 */
export const sitemapFiles = defineEndpoint({
  service: 'front',
  path: '/v1/sitemap_files',
  summary:
    'Files of the sitemap that are not empty, by the keys that they begin with; without pages of the directory itself',
  query: z.object({ filter: nested({ company: requestText.optional() }).optional() }),
  answer: sitemapAnswer(sitemapFile),
  read: async ({ orm, query: { filter }, tag, expires }) => {
    for (const section of listingSections) tag(tags.listings(section))
    for (const one of [tags.companies, tags.people, tags.news, tags.materials, tags.allSpecialists]) tag(one)
    await expireWithDoctors({ orm, expires })
    const owner = filter?.company
    const ofAll = owner === undefined
    const files: Record<(typeof keyedSections)[number], string[]> = {
      lists: ofAll ? await listFiles(orm) : [],
      companies: await readStarts(orm, companyRows(orm, owner), companiesPerFile),
      profiles: ofAll ? await readStarts(orm, profileRows(orm), pagesPerFile) : [],
      people: ofAll ? await readStarts(orm, peopleRows(orm), pagesPerFile) : [],
      news: await readStarts(orm, articleRows(orm, newsKind, owner), pagesPerFile),
      materials: await readStarts(orm, articleRows(orm, materialKind, owner), pagesPerFile),
      specialists: await readStarts(orm, specialistRows(orm, owner), pagesPerFile),
    }
    const data = keyedSections.flatMap((SECTION) =>
      files[SECTION].map((key, index) => ({ SECTION, FROM: index === 0 ? null : key })),
    )
    return { data }
  },
})
