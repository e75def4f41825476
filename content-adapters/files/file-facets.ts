import { emptyTypes, storedPages } from '../../schemas/menu/empty-types.ts'
import { tags } from '../../schemas/tags.ts'
import type { Company } from '../entities/company.ts'
import { menuOfStored } from '../parts/stored-menu.ts'
import { withDesign } from '../parts/with-design.ts'
import type { ClinicSource } from '../source/clinic.ts'
import type { CombinedSources } from '../source/combine-sources.ts'
import type { EditorialSource } from '../source/editorial.ts'
import type { ContentSource, Reader } from '../source.ts'
import { articlesOf } from './article-lists.ts'
import type { ClinicContent } from './content-folder.ts'

type CompanyFacets = NonNullable<CombinedSources['companies']>[string]

/** Everything is told by `watch`, and nothing is kept from one reader to the next. */
const forget = () => {}

/** The facets of a clinic whose content is in files; what these do not have is that of the source below. */
export const fileFacets = (code: string, contentOf: () => ClinicContent): CompanyFacets => ({
  clinic: { forget, openSource: (_, below) => designOf(contentOf(), below) },
  editorial: {
    forget,
    openSource: (reader, below) => editorialOf(code, contentOf(), { reader, below }),
  },
})

type Opened = { reader: Reader; below: ContentSource }

function designOf({ site }: ClinicContent, below: ContentSource): Partial<ClinicSource> {
  const { template, theme, settings } = site?.value ?? {}
  if (!(template || theme || settings)) return {}
  return {
    company: async (slug) => withDesign(await below.company(slug), { template, theme, settings }),
  }
}

function editorialOf(code: string, content: ClinicContent, opened: Opened): Partial<EditorialSource> {
  const { site, pages, news, materials } = content
  const { reader } = opened
  const menu = site?.value?.menu
  const newsOf = news && articlesOf('news', { code, ...opened }, news)
  const materialsOf = materials && articlesOf('materials', { code, ...opened }, materials)
  return {
    ...(menu && {
      menu: async (company) => {
        reader.tag(tags.menu(code))
        return menuOfStored(menu, company, await emptyTypesOf(company, content, opened))
      },
    }),
    ...(pages && {
      landingSite: async (_, slug) => {
        reader.tag(slug === undefined ? tags.site(code) : tags.sitePage(code, slug))
        const wanted = [...pages].filter(([name]) => slug === undefined || name === slug)
        return {
          pages: Object.fromEntries(wanted.flatMap(([name, { value }]) => (value ? [[name, value]] : []))),
        }
      },
    }),
    ...(newsOf && { news: newsOf.list, newsItem: newsOf.one, newsCategories: newsOf.categories }),
    ...(materialsOf && {
      materials: materialsOf.list,
      material: materialsOf.one,
      materialCategories: materialsOf.categories,
    }),
  }
}

/** The types of entries of a menu whose pages would be empty, by the facts of the source below (V-21). */
async function emptyTypesOf(
  company: Company,
  { pages }: ClinicContent,
  { below }: Opened,
): Promise<number[]> {
  const [doctors, photos, promotions, stored] = await Promise.all([
    below.specialists(company.code),
    below.gallery(company.code),
    below.promotions(company.code),
    pages ? [...pages.keys()] : below.landingSite(company).then((site) => Object.keys(site.pages)),
  ])
  return emptyTypes({
    hasDescription: company.description !== undefined,
    hasDoctor: doctors.length > 0,
    hasPhoto: photos.length > 0,
    hasPromotion: promotions.length > 0,
    ...storedPages(new Set(stored)),
  })
}
