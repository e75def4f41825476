import { and, eq, sql } from 'drizzle-orm'
import { tags } from '../../schemas/tags.ts'
import { invalidate } from '../content/invalidate.ts'
import type { Orm } from '../database/database.ts'
import { service } from '../database/tables/index.ts'

type Of = { company: string; field: 'cabinet' | 'doctor'; code: string }

/** Deletes the special prices of a removed branch or doctor. */
export async function deletePrices(orm: Orm, { company, field, code }: Of): Promise<void> {
  const changed = await orm
    .update(service)
    .set({
      prices: sql`coalesce((
        select jsonb_agg(item) from jsonb_array_elements(${service.prices}) as other(item)
        where item ->> ${field}::text is distinct from ${code}), '[]'::jsonb)`,
      revision: sql`${service.revision} + 1`,
    })
    .where(
      and(
        eq(service.company, company),
        sql`${service.prices} @> ${JSON.stringify([{ [field]: code }])}::jsonb`,
      ),
    )
    .returning({ code: service.code })
  if (changed.length > 0) await invalidate(orm, [tags.services(company)])
}
