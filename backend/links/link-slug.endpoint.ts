import { linkSlugAnswer, linkSlugQuery } from '../../schemas/api/links.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { hasWord, proposeSlugs, slugState } from './link-slugs.ts'

export const linkSlugFree = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/links_slug',
  summary: 'Whether a word is free for a short link, while it is typed, and words that are',
  access: { section: 'links', action: 'write' },
  limits: [{ per: 'person', times: 1200, seconds: 3600 }],
  params: place,
  query: linkSlugQuery,
  answer: linkSlugAnswer,
  act: async ({ orm, member: { company }, query: { slug, name = '', link } }) => {
    const asked = { company, code: link }
    const isOwn =
      slug !== undefined && link !== undefined && (await hasWord(orm, { company, code: link }, slug))
    return {
      STATE: slug && !isOwn ? await slugState(orm, slug, asked) : null,
      PROPOSED: await proposeSlugs(orm, [name], asked),
    }
  },
})
