import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { speciality } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { Texts } from '../../kit/tables/columns.ts'
import { localize } from './localize.ts'

/** Names by slug. */
export type SpecialityNames = Record<string, Texts>

/** The names of the specialities in a column of slugs, as a subquery; null if the column is empty. */
export const specialityNames = (slugs: PgColumn): SQL<SpecialityNames | null> =>
  sql<SpecialityNames | null>`(
    select json_object_agg(${speciality}."slug", ${speciality}."name") from ${speciality}
    where ${speciality}."slug" = any (array(select jsonb_array_elements_text(${slugs})))
  )`

/** The names of all specialities. */
export const readSpecialityNames = async (orm: Orm): Promise<SpecialityNames> =>
  Object.fromEntries((await orm.select().from(speciality)).map(({ slug, name }) => [slug, name]))

/** Specialities in the order of their slugs; unknown slugs are left out. */
export const specialityAnswers = (slugs: readonly string[], names: SpecialityNames | null) =>
  slugs.flatMap((slug) => {
    const name = names?.[slug]
    return name ? [{ SLUG: slug, ...localize('NAME', name) }] : []
  })
