import type directoryNews from '../../schemas/blocks/directory-news.ts'
import { defineLoader } from '../loader.ts'
import { articlePageSize } from '../parts/article-page-size.ts'
import { companiesOf } from '../parts/companies-of.ts'
import { directoryPath } from '../parts/directory-paths.ts'
import { clinicCities, placesOf } from '../parts/directory-places.ts'
import { localizedInstant } from '../parts/localized-date.ts'
import { pagingOf } from '../parts/paging.ts'
import { paths, toPage } from '../parts/paths.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** A page of the news of all companies, or of those of a city, each linked on its company's site. */
export default defineLoader<typeof directoryNews>(async ({ city, page = 1 }, context) => {
  const { source } = context
  const [news, cities] = await Promise.all([
    source.news(withoutUndefined({ city, page, size: articlePageSize })),
    clinicCities(source),
  ])
  const companies = await companiesOf(news.items, source)
  return withoutUndefined({
    ...placesOf(city, cities, (to) => directoryPath('news', to)),
    items: news.items.flatMap(({ company: code = '', title, lead, image, category, slug, date }) => {
      const company = companies.get(code)
      if (!company) return []
      return withoutUndefined({
        title,
        lead,
        image,
        company: company.name,
        date: localizedInstant(date, context),
        link: toPage(paths.company(company.slug) + paths.newsItem(category.slug, slug)),
      })
    }),
    paging: pagingOf(news, (to) => directoryPath('news', city, to)),
  })
})
