import { type Locale, type Text } from '../../locales/locale.ts'
import { textOf } from '../../content-adapters/medical-api/entities/parts.ts'
import type { OwnCabinet, OwnCompany } from '../../schemas/answers/business.ts'
import { pickLocalized } from '../../schemas/localized.ts'
import type { LinkedPlace, Place } from '../layouts/pro/pro-layout-data.ts'

const named = (texts: ReturnType<typeof textOf>, code: string, locale: Locale): Text => {
  const found = pickLocalized(texts, locale)
  return found ? { text: found.value, lang: found.lang } : { text: code, lang: locale }
}

/** The address of a company's business section, without the language. */
export const proPath = (company: string): string => `/pro/${encodeURIComponent(company)}`

export const companyPlace = (company: OwnCompany, locale: Locale): LinkedPlace => ({
  code: company.COMPANY_CODE,
  name: named(textOf(company, 'COMPANY_NAME'), company.COMPANY_CODE, locale),
  href: proPath(company.COMPANY_CODE),
})

export const cabinetPlace = (cabinet: OwnCabinet, locale: Locale): Place => ({
  code: cabinet.COMPANY_CABINET_CODE,
  name: named(textOf(cabinet, 'NAME'), cabinet.COMPANY_CABINET_CODE, locale),
})
