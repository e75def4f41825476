import type { Locale } from '../../../locales/locale.ts'
import { profileAddress, profileSection } from '../../../schemas/directory/profile-section.ts'
import { company } from '../../database/tables/index.ts'
import { isOff } from '../shown/is-taken-down.ts'
import { wordsOf } from './words.ts'

const { code, kind, slug, name, isPublished } = company
/** Columns of a referenced company. */
export const companyColumns = { code, kind, slug, name, isPublished, isSiteOff: isOff }
export type CompanyRow = Pick<typeof company.$inferSelect, keyof typeof companyColumns>

/** Path of a page of the company's site; null if the site is not published. */
export const sitePath = ({ slug, isPublished, isSiteOff }: CompanyRow, page = ''): string | null =>
  isPublished && !isSiteOff ? `/l/${slug}${page}` : null

/** Path of its profile in the directory, or of a page below it; that of the site for a network, null if it is not published. */
export function placePath(row: CompanyRow, page = ''): string | null {
  const section = profileSection(row.kind)
  return section && sitePath(row) !== null ? profileAddress(section, row.slug) + page : sitePath(row, page)
}

/** The clinic of a conversation, with a phone for urgent cases. */
export const clinicOfThread = (
  row: CompanyRow & { phones: readonly string[]; timezone: string },
  locale: Locale,
) => ({
  NAME: wordsOf(row.name, locale).TEXT,
  PATH: sitePath(row),
  PHONE: row.phones[0] ?? null,
  TIMEZONE: row.timezone,
})

/** A referenced company in the patient's language. */
export const companyRef = (row: CompanyRow, locale: Locale) => ({
  COMPANY_CODE: row.code,
  NAME: wordsOf(row.name, locale),
  PATH: placePath(row),
})
