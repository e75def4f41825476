import type { ArticleDetails } from '../../entities/article.ts'
import type { Cabinet, Company } from '../../entities/company.ts'
import type { MenuItem } from '../../entities/menu.ts'
import { storedMenu } from '../../parts/stored-menu.ts'
import { wholeSite } from '../../source/whole-site.ts'
import type { ContentSource } from '../../source.ts'
import { documentWriter, type SanityDocument } from './document-writer.ts'

const indexName = 'index'

/** The site of a clinic with its facts, of any source, as documents of Sanity: what they refer to comes first. */
export async function clinicDocuments(source: ContentSource, slug: string): Promise<SanityDocument[]> {
  const { company, menu, pages, news, materials, newsCategories, materialCategories } = await wholeSite(
    source,
    slug,
  )
  const { code } = company
  const write = documentWriter(company.slug)
  const [branches, doctors, services, photos] = await Promise.all([
    source.cabinets(code),
    source.specialists(code),
    source.services(code),
    source.gallery(code),
  ])
  const cards = await Promise.all(doctors.map((doctor) => source.specialist(code, doctor.slug)))
  const codeOfDoctor = new Map(doctors.map((doctor) => [doctor.slug, doctor.code]))
  const categories = { news: newsCategories, materials: materialCategories }
  const known = new Set(
    Object.entries(categories).flatMap(([of, list]) => list.map((one) => `${of}-${one.slug}`)),
  )

  return [
    write('site', '', siteFields(company, menu)),
    write('clinic', '', clinicFields(company)),
    ...branches.map((branch, order) => write('branch', branch.code, branchFields(branch, order))),
    ...cards.map((doctor, order) => write('doctor', doctor.code, { ...doctor, order })),
    ...services.map(({ prices, ...service }, order) =>
      write('service', service.code, {
        ...service,
        prices: prices?.map(({ specialist, ...price }) => ({ ...price, doctor: specialist })) ?? [],
        order,
      }),
    ),
    ...photos.map((photo, order) => write('photo', photo.code, { ...photo, order })),
    ...Object.entries(categories).flatMap(([of, list]) =>
      list.map(({ slug, title, order }) =>
        write('article-category', `${of}-${slug}`, { of, slug, title, order }),
      ),
    ),
    ...news.map((item) => write('news-item', item.slug, articleFields(item, 'news'))),
    ...materials.map((item) => write('material', item.slug, articleFields(item, 'materials'))),
    ...Object.entries(pages).map(([page, { version: _, origin: __, ...fields }]) =>
      write('page', page || indexName, { slug: page, ...fields }),
    ),
  ]

  function articleFields({ category, author, writer, ...item }: ArticleDetails, of: string) {
    const doctor = writer && codeOfDoctor.get(writer.slug)
    const own = `${of}-${category.slug}`
    return {
      ...item,
      tags: item.tags ?? [],
      ...(known.has(own) && { category: own }),
      ...(doctor ? { author: doctor } : { authorName: author }),
    }
  }
}

const siteFields = ({ slug, code, template, theme, settings }: Company, menu: readonly MenuItem[]) => ({
  company: slug,
  code,
  template,
  theme,
  settings,
  menu: storedMenu(menu),
})

const clinicFields = ({
  name,
  category,
  description,
  logo,
  license,
  features,
  whatsapp,
  ...other
}: Company) => {
  const { email, emailForIssues, site: website } = other
  return { name, category, description, logo, license, features, whatsapp, email, emailForIssues, website }
}

const branchFields = ({ latitude, longitude, ...branch }: Cabinet, order: number) => ({
  ...branch,
  ...(latitude !== undefined && longitude !== undefined && { point: { latitude, longitude } }),
  order,
})

/** One document a line, as `sanity dataset import` takes it. */
export const ndjson = (documents: readonly SanityDocument[]): string =>
  documents.map((document) => JSON.stringify(document)).join('\n')
