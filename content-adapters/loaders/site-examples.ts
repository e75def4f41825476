import type siteExamples from '../../schemas/blocks/site-examples.ts'
import type { CompanyCard } from '../entities/company.ts'
import { defineLoader } from '../loader.ts'
import { paths, toPage } from '../parts/paths.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'
import type { ContentSource } from '../source.ts'

/** The first demo clinics, each with the first picture of its gallery; omitted without any. */
export default defineLoader<typeof siteExamples>(async ({ limit = 2 }, { source }) => {
  const cities = await source.companiesByCity()
  const invented = cities
    .flatMap(({ companies }) => companies)
    .filter(({ isDemo }) => isDemo)
    .toSorted((a, b) => Number(a.code) - Number(b.code))
    .slice(0, limit)
  const sites = await Promise.all(invented.map((company) => toSite(company, source)))
  return sites.length > 0 ? { sites } : undefined
})

async function toSite({ code, slug, name, category }: CompanyCard, source: ContentSource) {
  const [photo] = await source.gallery(code)
  return withoutUndefined({ name, category, image: photo?.image, link: toPage(paths.company(slug)) })
}
