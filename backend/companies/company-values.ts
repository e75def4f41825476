import type { CompanyBody } from '../../schemas/api/registration.ts'
import { companyName } from '../../schemas/formats/company-name.ts'
import type { city } from '../database/tables/index.ts'

type City = typeof city.$inferSelect
/** What a registration says of a company, without its files. */
type Said = Omit<CompanyBody, 'LOGO' | 'LICENSE_SCANS'>

/** Columns of a company as its owner filled them in; country and zone are the city's. */
export function companyValues(body: Said, { slug, country, timezone }: City) {
  return {
    kind: body.KIND,
    name: companyName({
      ru: body.COMPANY_NAME,
      kk: body.COMPANY_NAME_KK,
      uz: body.COMPANY_NAME_UZ,
      en: body.COMPANY_NAME_EN,
    }),
    taxNumber: body.TAX_NUMBER,
    city: slug,
    country,
    timezone,
    address: { ru: body.ADDRESS },
    latitude: body.LATITUDE ?? null,
    longitude: body.LONGITUDE ?? null,
    phones: [...new Set(body.PHONES)],
    email: body.EMAIL ?? null,
    license: body.LICENSE ?? null,
  }
}

/** The main cabinet of a company that has told nothing else of it. */
export const mainCabinetValues = ({
  address,
  latitude,
  longitude,
  phones,
  timezone,
}: ReturnType<typeof companyValues>) => ({ address, latitude, longitude, phones, timezone })
