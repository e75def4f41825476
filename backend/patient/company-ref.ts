import type { Locale } from '../../locales/locale.ts'
import { company } from '../database/tables/index.ts'
import { wordsOf } from './words.ts'

const { code, slug, name, isPublished } = company
/** Columns of the company that something is about. */
export const companyColumns = { code, slug, name, isPublished }
export type CompanyRow = Pick<typeof company.$inferSelect, keyof typeof companyColumns>

/** Path of a page of the company's site; null where the site is not shown. */
export const pathOn = ({ slug, isPublished }: CompanyRow, page = ''): string | null =>
  isPublished ? `/l/${slug}${page}` : null

/** The company that something is about, as its patient reads it. */
export const companyRef = (row: CompanyRow, locale: Locale) => ({
  COMPANY_CODE: row.code,
  NAME: wordsOf(row.name, locale),
  PATH: pathOn(row),
})
