import { sql } from 'drizzle-orm'
import type { Orm } from '../kit/database/database.ts'
import { materialKind, newsKind } from './article-kind.ts'

const kinds = { news: newsKind, materials: materialKind }

/** Adds to the numbers of views of articles; `counts` are by slug. Unknown slugs are left out. */
export async function countViews(
  orm: Orm,
  list: 'news' | 'materials',
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const { drafts } = kinds[list]
  const seen = JSON.stringify([...counts].map(([slug, n]) => ({ slug, n })))
  await orm.execute(sql`
    update ${drafts} set views = ${drafts.views} + seen.n
    from jsonb_to_recordset(${seen}::jsonb) as seen(slug text, n integer)
    where ${drafts.slug} = seen.slug`)
}
