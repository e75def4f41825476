import type { Cabinet, Company } from '../../content-adapters/entities/company.ts'
import { placeLinks } from '../../content-adapters/parts/map-links.ts'
import { type JsonLdContext, pictureAddress, textIn } from './context.ts'
import { type Entity, entity } from './entity.ts'
import { firstPicture } from './first-picture.ts'
import { companyType, isMedicalOrganization, medicalSpecialties } from './medical-types.ts'
import { offersOn } from './offers.ts'
import { openingHours, specialHours } from './opening-hours.ts'

/** A reference to the clinic, for use inside other entities: its type, name and address. */
export function clinicReference(company: Company, context: JsonLdContext): Entity {
  const url = context.address('/')
  return entity({
    '@type': companyType(company),
    '@id': `${url}#clinic`,
    name: textIn(company.name, context.page.locale),
    url,
  })
}

/** The full entity of a clinic (F28). No ratings: search engines forbid self-collected ones. */
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
    // A clinic with one branch has no departments.
    department:
      cabinets.length > 1
        ? cabinets.slice(0, 30).map((cabinet) => departmentOf(cabinet, company, context))
        : [],
    medicalSpecialty: isMedicalOrganization(company) ? medicalSpecialties(company.specialities ?? []) : [],
    makesOffer: offersOn(context.page.blocks),
  })
}

const departmentOf = (cabinet: Cabinet, company: Company, context: JsonLdContext): Entity =>
  entity({
    '@type': companyType(company),
    name: textIn(cabinet.name, context.page.locale),
    ...placeOf(cabinet, company, context),
  })

type BranchPlace = Pick<Cabinet, 'address' | 'latitude' | 'longitude' | 'phones' | 'hours' | 'timezone'>

/** Address, phones and opening hours of a place. */
function placeOf(place: BranchPlace, company: Company, context: JsonLdContext) {
  const { latitude, longitude, phones, hours, timezone } = place
  const { country } = company
  const isPlaced = latitude !== undefined && longitude !== undefined
  return {
    address: addressOf(place, company, context),
    geo: isPlaced ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    hasMap: mapOf(isPlaced ? { latitude, longitude, country } : { country }),
    telephone: phones[0],
    openingHoursSpecification: hours && openingHours(hours),
    specialOpeningHoursSpecification: hours && specialHours(hours, { ...context, timezone }),
  }
}

function mapOf(place: Parameters<typeof placeLinks>[0]): string | undefined {
  const link = placeLinks(place)?.[0]?.link
  return link?.kind === 'url' ? link.href : undefined
}

/** The address of a place; undefined if not even its city is known. */
export function addressOf(
  { address }: Pick<BranchPlace, 'address'>,
  { city, country }: Pick<Company, 'city' | 'country'>,
  { page: { locale } }: Pick<JsonLdContext, 'page'>,
): Entity | undefined {
  const streetAddress = textIn(address, locale)
  const addressLocality = textIn(city?.name, locale)
  if (!streetAddress && !addressLocality) return undefined
  return entity({ '@type': 'PostalAddress', streetAddress, addressLocality, addressCountry: country })
}
