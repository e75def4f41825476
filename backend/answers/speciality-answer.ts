import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Texts } from '../database/tables/columns.ts'
import { speciality } from '../database/tables/index.ts'
import { localize } from './localize.ts'

export type NamedSpeciality = { slug: string; name: Texts }

/** The names behind a column of speciality slugs, in its order, without a query of their own. */
export const namedSpecialities = (slugs: PgColumn): SQL<NamedSpeciality[]> =>
  sql<NamedSpeciality[]>`coalesce((
    select json_agg(json_build_object('slug', ${speciality}."slug", 'name', ${speciality}."name") order by chosen.position)
    from jsonb_array_elements_text(${slugs}) with ordinality as chosen (slug, position)
    join ${speciality} on ${speciality}."slug" = chosen.slug
  ), '[]')`

export const specialityAnswer = ({ slug, name }: NamedSpeciality) => ({
  SLUG: slug,
  ...localize('NAME', name),
})
