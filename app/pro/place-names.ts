import type { Locale } from '../../locales/locale.ts'
import type { OwnCabinet, OwnCompany } from '../../schemas/api/business.ts'
import { readLocalized } from '../../schemas/api/localized-names.ts'
import type { CompanyOrBranch, LinkedPlace } from '../layouts/pro/pro-layout-data.ts'

/** The path of a company's business section, without the language. */
export const proPath = (company: string): string => `/pro/${encodeURIComponent(company)}`

/** Company and branch of a screen, as they stand in the paths of calls: `1001/11`. */
export const placePath = (company: string, cabinet: string): string =>
  [company, cabinet].map(encodeURIComponent).join('/')

const place = (answer: object, name: string, code: string, locale: Locale): CompanyOrBranch => ({
  code,
  name: readLocalized({ ...answer }, name, locale) ?? { text: code, lang: locale },
})

export const companyPlace = (company: OwnCompany, locale: Locale): LinkedPlace => ({
  ...place(company, 'COMPANY_NAME', company.COMPANY_CODE, locale),
  href: proPath(company.COMPANY_CODE),
})

export const cabinetPlace = (cabinet: OwnCabinet, locale: Locale): CompanyOrBranch =>
  place(cabinet, 'NAME', cabinet.COMPANY_CABINET_CODE, locale)
