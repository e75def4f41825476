import directoryList from '../../schemas/blocks/directory-list.ts'
import directoryNews from '../../schemas/blocks/directory-news.ts'
import directoryReviews from '../../schemas/blocks/directory-reviews.ts'
import { indexedFrom } from '../../schemas/listing.ts'
import type { LocalizedText } from '../../schemas/localized.ts'
import { storedBlock } from '../../schemas/stored-block.ts'
import type { DirectoryList } from '../entities.ts'
import type { PageContent } from '../page-content.ts'
import { directoryPath, listPath } from '../parts/directory-paths.ts'
import { type ListingQuery, writeListingChoices } from '../parts/listing-query.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'
import { words } from '../words.ts'

type NamedCity = NonNullable<DirectoryList['city']>

/** "Врачи", "Врачи, Алматы", "Кардиолог: врачи, Алматы". */
function nameOf(query: ListingQuery, { city, speciality }: DirectoryList): LocalizedText {
  const name = speciality
    ? words(`head:directory.of.${query.section}`, { speciality: speciality.name })
    : words(`head:directory.${query.section}`)
  return city ? words('head:directory.in', { name, city: city.name }) : name
}

/** The list of a city, above that of a speciality there. */
const cityList = (section: ListingQuery['section'], { slug, name }: NamedCity) => ({
  title: words('head:directory.in', { name: words(`head:directory.${section}`), city: name }),
  path: listPath({ section, city: slug }),
})

/**
 * A list of the directory (R37–R39, R43, R44, R47, R121). Search engines get those without filters, with something in them; those of a
 * speciality with at least three.
 */
export function directoryToPage(query: ListingQuery, list: DirectoryList): PageContent {
  const name = nameOf(query, list)
  const { section, city, speciality, page, ...choices } = query
  const filters = writeListingChoices({ ...choices, ...(city === undefined && speciality && { speciality }) })
  const isIndexed = filters === '' && list.total >= (speciality === undefined ? 1 : indexedFrom)
  const props = withoutUndefined({
    title: name,
    section,
    city,
    speciality: city === undefined ? undefined : speciality,
    page,
    query: filters || undefined,
  })
  return {
    title: page > 1 ? words('head:listPage', { name, page }) : name,
    description: words(`head:directory.description.${section}`, { name }),
    type: 'website',
    blocks: [storedBlock(directoryList, props)],
    sidebar: [],
    ...(speciality && list.city && { above: [cityList(section, list.city)] }),
    ...(!isIndexed && { robots: 'noindex' as const }),
  }
}

/** A page of the reviews or news of the directory (R40, R42), or of a city (R45, R46). */
export function directoryFeedToPage(
  kind: 'reviews' | 'news',
  city: NamedCity | undefined,
  page: number,
  total: number,
): PageContent {
  const whole = words(`head:directory.${kind}`)
  const name = city ? words('head:directory.in', { name: whole, city: city.name }) : whole
  const props = withoutUndefined({ title: name, city: city?.slug, page })
  return {
    title: page > 1 ? words('head:listPage', { name, page }) : name,
    description: words(`head:directory.description.${kind}`, { name }),
    type: 'website',
    blocks: [kind === 'reviews' ? storedBlock(directoryReviews, props) : storedBlock(directoryNews, props)],
    sidebar: [],
    ...(city && { above: [{ title: whole, path: directoryPath(kind, undefined) }] }),
    ...(total === 0 && { robots: 'noindex' as const }),
  }
}
