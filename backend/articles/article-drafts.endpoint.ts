import { and, eq } from 'drizzle-orm'
import { draftMaterial, draftNews } from '../../schemas/api/article-drafts.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { codeParam } from '../kit/input/query.ts'
import { materialKind, newsKind } from './article-kind.ts'
import { draftDetails, selectDrafts } from './draft-answers.ts'

const common = {
  method: 'get',
  service: 'business-api-front2',
  access: { section: 'news', action: 'read' },
  params: place.extend({ code: codeParam('article') }),
} as const

const newsDrafts = newsKind.drafts
const materialDrafts = materialKind.drafts

export const previewNews = defineCall({
  ...common,
  path: '/{companyCode}/{cabinetCode}/news/{code}/preview',
  summary: 'What A14 would answer if the draft of a news item were published',
  answer: draftNews,
  act: async ({ orm, member: { company }, params: { code } }) => {
    const where = and(eq(newsDrafts.company, company), eq(newsDrafts.code, code))
    const [row] = await selectDrafts(newsKind, orm, where)
    return row && { NEWS_CODE: row.slug, ...draftDetails(row) }
  },
})

export const previewMaterial = defineCall({
  ...common,
  path: '/{companyCode}/{cabinetCode}/materials/{code}/preview',
  summary: 'What A21 would answer if the draft of a material were published',
  answer: draftMaterial,
  act: async ({ orm, member: { company }, params: { code } }) => {
    const where = and(eq(materialDrafts.company, company), eq(materialDrafts.code, code))
    const [row] = await selectDrafts(materialKind, orm, where)
    return row && { MATERIAL_CODE: row.slug, ...draftDetails(row) }
  },
})
