import { type Locale, locales } from '../../locales/locale.ts'
import { type CompanyBody, companyNames } from '../../schemas/api/registration.ts'
import { companyName } from '../../schemas/formats/company-name.ts'
import { withCallingCode } from '../../schemas/reference/countries.ts'
import type { city } from '../database/tables/index.ts'

type City = typeof city.$inferSelect
/** Fields of a registration without its files. */
type RegistrationFields = Omit<CompanyBody, 'LOGO' | 'LICENSE_SCANS'>

/**
 * Column values of a registered company; country and time zone come from the city. Its address is in the language `locale` of the form, and
 * stands for the Russian one until that is written.
 */
export function companyValues(body: RegistrationFields, { slug, country, timezone }: City, locale: Locale) {
  return {
    kind: body.KIND,
    name: companyName(Object.fromEntries(locales.map((locale) => [locale, body[companyNames[locale]]]))),
    taxNumber: body.TAX_NUMBER,
    city: slug,
    country,
    timezone,
    address: { ru: body.ADDRESS, [locale]: body.ADDRESS },
    latitude: body.LATITUDE ?? null,
    longitude: body.LONGITUDE ?? null,
    phones: [...new Set(body.PHONES.map((phone) => withCallingCode(phone, country)))],
    email: body.EMAIL ?? null,
    license: body.LICENSE ?? null,
  }
}

/** Values of the main cabinet, made from the registration. */
export const mainCabinetValues = ({
  address,
  latitude,
  longitude,
  phones,
  timezone,
}: ReturnType<typeof companyValues>) => ({ address, latitude, longitude, phones, timezone })
