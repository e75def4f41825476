import type latestNews from '../../schemas/blocks/latest-news.ts'
import { defineLoader } from '../loader.ts'
import { companiesOf } from '../parts/companies-of.ts'
import { localizedInstant } from '../parts/localized-date.ts'
import { paths, toPage } from '../parts/paths.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** The newest news of all clinics, each linked on its clinic's site; omitted without any. */
export default defineLoader<typeof latestNews>(async ({ limit = 4 }, context) => {
  const { source } = context
  const news = await source.news({ size: limit })
  const companies = await companiesOf(news.items, source)
  const items = news.items.slice(0, limit).flatMap((item) => {
    const company = companies.get(item.company ?? '')
    if (!company) return []
    const { title, lead, image, category, slug, date } = item
    const link = toPage(paths.company(company.slug) + paths.newsItem(category.slug, slug))
    return [
      withoutUndefined({
        title,
        lead,
        image,
        company: company.name,
        date: localizedInstant(date, context),
        link,
      }),
    ]
  })
  return items.length > 0 ? { items } : undefined
})
