import directoryList from '../../schemas/blocks/directory-list.ts'
import directoryNews from '../../schemas/blocks/directory-news.ts'
import directoryOffers from '../../schemas/blocks/directory-offers.ts'
import directoryReviews from '../../schemas/blocks/directory-reviews.ts'
import directoryServices from '../../schemas/blocks/directory-services.ts'
import type { LocalizedText } from '../../schemas/core/localized.ts'
import { indexedFrom } from '../../schemas/directory/listing.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { DirectoryList, ServiceOffers } from '../entities/listing.ts'
import type { PriceRange } from '../entities/service.ts'
import type { PageContent } from '../page-content.ts'
import { directoryPath, listPath, offersPath, servicesPath } from '../parts/directory-paths.ts'
import { type ListingQuery, writeListingChoices } from '../parts/listing-query.ts'
import { priceWords } from '../parts/price-words.ts'
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

/** A description for search engines that begins with the number of entries, and their prices. */
const described = (
  count: LocalizedText,
  price: PriceRange | undefined,
  description: LocalizedText,
): LocalizedText =>
  price
    ? words('head:directory.described.priced', { figures: count, price: priceWords(price), description })
    : words('head:directory.described.figures', { figures: count, description })

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
  const description = words(`head:directory.description.${section}`, { name })
  const lowest = list.figures?.price
  return {
    title: page > 1 ? words('head:listPage', { name, page }) : name,
    description: list.city
      ? described(
          words(`blocks:directory-list.count.${section}`, { count: list.total }),
          lowest && { from: lowest.from, currency: lowest.currency },
          description,
        )
      : description,
    type: 'website',
    blocks: [storedBlock(directoryList, props)],
    sidebar: [],
    ...(speciality && list.city && { above: [cityList(section, list.city)] }),
    ...(!isIndexed && { robots: 'noindex' as const }),
  }
}

/** Doctors who can be booked online (R12): a list of the directory under another heading. */
export function findDoctorToPage(list: DirectoryList): PageContent {
  const title = words('head:findDoctor.title')
  const query = writeListingChoices({ flags: ['online'] })
  return {
    title,
    description: words('head:findDoctor.description'),
    type: 'website',
    blocks: [storedBlock(directoryList, { title, section: 'doctors', page: 1, query })],
    sidebar: [],
    ...(list.total === 0 && { robots: 'noindex' as const }),
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

/** A page of the services of the directory (R41). Search engines get that of all cities. */
export function servicesToPage(
  page: number,
  total: number,
  city?: string,
  cityName?: LocalizedText,
): PageContent {
  const whole = words('head:directory.services')
  const name = cityName ? words('head:directory.in', { name: whole, city: cityName }) : whole
  return {
    title: page > 1 ? words('head:listPage', { name, page }) : name,
    description: words('head:directory.description.services', { name }),
    type: 'website',
    blocks: [storedBlock(directoryServices, withoutUndefined({ title: name, city, page }))],
    sidebar: [],
    ...((total === 0 || city !== undefined) && { robots: 'noindex' as const }),
  }
}

/** A page of the offers of a service in a city (R122) or in all; search engines get those with at least three. */
export function offersToPage({ service, city, total, page }: ServiceOffers): PageContent {
  const name = city ? words('head:directory.in', { name: service.name, city: city.name }) : service.name
  const props = withoutUndefined({ title: name, service: service.slug, city: city?.slug, page })
  return {
    title: page > 1 ? words('head:listPage', { name, page }) : name,
    description: described(
      words('blocks:directory-list.count.other', { count: total }),
      service.price,
      words('head:directory.description.offers', { name }),
    ),
    type: 'website',
    blocks: [storedBlock(directoryOffers, props)],
    sidebar: [],
    above: [
      { title: words('head:directory.services'), path: servicesPath() },
      ...(city ? [{ title: service.name, path: offersPath(service.slug, undefined) }] : []),
    ],
    ...(total < indexedFrom && { robots: 'noindex' as const }),
  }
}
