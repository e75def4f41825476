import { eq, type SQL, sql } from 'drizzle-orm'
import { company, page, photo, specialist } from '../database/tables/index.ts'
import { isVisibleDoctor } from '../doctors/visible-doctors.ts'

type OwnRows = typeof specialist | typeof photo | typeof page

// Written out, since a query of one table names its columns without the table, and the other tables have a code too.
const thisCompany = sql`${company}."code"`
const hasRow = (table: OwnRows, where = sql`true`): SQL =>
  sql`exists (select 1 from ${table} where ${table.company} = ${thisCompany} and ${where})`
const hasPage = (slug: string) => hasRow(page, eq(page.slug, slug))

const hasDoctor = hasRow(specialist, isVisibleDoctor)

/** What a query of `company` selects for `emptyTypes`. */
export const filledFields = {
  hasAbout: sql<boolean>`(${company.description} is not null or ${hasDoctor} or ${hasRow(photo)} or ${hasPage('about')})`,
  hasSpecialists: sql<boolean>`(${hasDoctor} or ${hasPage('specialists')})`,
  hasGallery: sql<boolean>`(${hasRow(photo)} or ${hasPage('gallery')})`,
}

type Filled = Record<keyof typeof filledFields, boolean>

/** Types (C-21) of the menu entries of a company whose pages would have nothing to show (V-21). */
export const emptyTypes = ({ hasAbout, hasSpecialists, hasGallery }: Filled): number[] => [
  ...(hasAbout ? [] : [4]),
  ...(hasSpecialists ? [] : [6]),
  ...(hasGallery ? [] : [11]),
]
