import type { Cabinet, Company } from '../../content-adapters/entities.ts'
import { placeLinks } from '../../content-adapters/parts/map-links.ts'
import { firstPicture } from '../first-picture.ts'
import { type JsonLdContext, pictureAddress, textIn } from './context.ts'
import { type Entity, entity } from './entity.ts'
import { companyType } from './medical-types.ts'
import { openingHours } from './opening-hours.ts'

/** Who a page is by, as other things name it: its type, name and address. */
export function clinicReference(company: Company, context: JsonLdContext): Entity {
  const url = context.address('/')
  return entity({
    '@type': companyType(company),
    '@id': `${url}#clinic`,
    name: textIn(company.name, context.page.locale),
    url,
  })
}

/** All that a clinic's pages say of it (F28). No ratings: those who collect them themselves may not show them. */
export function clinicEntity(company: Company, cabinets: readonly Cabinet[], context: JsonLdContext): Entity {
  const { logo } = company
  const picture = firstPicture(context.content.blocks) ?? logo
  return entity({
    ...clinicReference(company, context),
    ...placeOf(company, company, context),
    email: company.email,
    sameAs: company.site,
    logo: pictureAddress(logo, context),
    image: pictureAddress(picture, context),
    // One place needs no list of its parts.
    department:
      cabinets.length > 1
        ? cabinets.slice(0, 30).map((cabinet) => departmentOf(cabinet, company, context))
        : [],
  })
}

const departmentOf = (cabinet: Cabinet, company: Company, context: JsonLdContext): Entity =>
  entity({
    '@type': companyType(company),
    name: textIn(cabinet.name, context.page.locale),
    ...placeOf(cabinet, company, context),
  })

type Place = Pick<Cabinet, 'address' | 'latitude' | 'longitude' | 'phones' | 'hours' | 'timezone'>

/** Where a place is, how to call it and when it is open. */
function placeOf(place: Place, company: Company, context: JsonLdContext) {
  const { latitude, longitude, phones, hours, timezone } = place
  const { country } = company
  const isPlaced = latitude !== undefined && longitude !== undefined
  return {
    address: addressOf(place, company, context),
    geo: isPlaced ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    hasMap: mapOf(isPlaced ? { latitude, longitude, country } : { country }),
    telephone: phones[0],
    openingHoursSpecification: hours && openingHours(hours, { ...context, timezone }),
  }
}

function mapOf(place: Parameters<typeof placeLinks>[0]): string | undefined {
  const link = placeLinks(place)?.[0]?.link
  return link?.kind === 'url' ? link.href : undefined
}

/** The address of a place; undefined where not even its city is known. */
export function addressOf(
  { address }: Pick<Place, 'address'>,
  { city, country }: Pick<Company, 'city' | 'country'>,
  { page: { locale } }: Pick<JsonLdContext, 'page'>,
): Entity | undefined {
  const streetAddress = textIn(address, locale)
  const addressLocality = textIn(city?.name, locale)
  if (!streetAddress && !addressLocality) return undefined
  return entity({ '@type': 'PostalAddress', streetAddress, addressLocality, addressCountry: country })
}
