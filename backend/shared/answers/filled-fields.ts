import { eq, type SQL, sql } from 'drizzle-orm'
import { company, page, photo, promotedPrice, specialist } from '../../database/tables/index.ts'
import { isVisible } from '../../kit/area/visible-rows.ts'
import { isVisibleDoctor } from '../shown/visible-doctors.ts'

type OwnRows = typeof specialist | typeof photo | typeof page | typeof promotedPrice

// Written out, since a query of one table names its columns without the table, and the other tables have a code too.
const thisCompany = sql`${company}."code"`
const hasRow = (table: OwnRows, where = sql`true`): SQL<boolean> =>
  sql`exists (select 1 from ${table} where ${table.company} = ${thisCompany} and ${where})`
const hasPage = (slug: string) => hasRow(page, eq(page.slug, slug))

/** The columns of `company` that `emptyTypes` (`schemas/menu`) needs. */
export const filledFields = {
  hasDescription: sql<boolean>`${company.description} is not null`,
  hasDoctor: hasRow(specialist, isVisibleDoctor),
  hasPhoto: hasRow(photo, isVisible(photo)),
  hasPromotion: hasRow(
    promotedPrice,
    sql`${promotedPrice.startsAt} <= now() and ${promotedPrice.endsAt} > now()`,
  ),
  hasAboutPage: hasPage('about'),
  hasSpecialistsPage: hasPage('specialists'),
  hasGalleryPage: hasPage('gallery'),
}
