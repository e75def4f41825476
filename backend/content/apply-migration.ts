import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Orm } from '../database/database.ts'
import { rawJson } from '../database/raw-json.ts'
import { contentMigration, contentMigrationPage, page } from '../database/tables/index.ts'
import type { ContentMigration, PageKey } from './content-migration.ts'
import { invalidate } from './invalidate.ts'
import { tags } from './tags.ts'
import { type UpgradeBlock, upgradePage } from './upgrade-page.ts'

type Change = PageKey & { before: string; after: string }

/** Pages are read a few at a time, so that a large directory does not have to fit in memory. */
const batch = 200

async function* changes(orm: Orm, upgrade: UpgradeBlock): AsyncGenerator<Change[]> {
  let last: PageKey = { company: '', slug: '' }
  for (;;) {
    const pages = await orm
      .select({ company: page.company, slug: page.slug, before: rawJson(page.content) })
      .from(page)
      .where(sql`(${page.company}, ${page.slug}) > (${last.company}, ${last.slug})`)
      .orderBy(asc(page.company), asc(page.slug))
      .limit(batch)
      .for('update')
    const end = pages.at(-1)
    if (!end) return
    last = end
    yield pages
      .map((found) => ({ ...found, after: upgradePage(found.before, upgrade) }))
      .filter(({ before, after }) => before !== after)
  }
}

const keyOf = ({ company, slug }: PageKey): PageKey => ({ company, slug })

/** The pages that a migration would change. */
export function planMigration(db: Database, upgrade: UpgradeBlock): Promise<ContentMigration> {
  return db.orm.transaction(async (orm) => {
    const pages: PageKey[] = []
    for await (const found of changes(orm, upgrade)) pages.push(...found.map(keyOf))
    return { mode: 'dry-run', pages }
  })
}

async function startJournal(orm: Orm): Promise<number> {
  const [row] = await orm.insert(contentMigration).values({}).returning({ id: contentMigration.id })
  if (!row) throw new Error('The journal of content migrations took no entry')
  return row.id
}

/** Writes the upgraded pages and their journal. */
export function applyMigration(db: Database, upgrade: UpgradeBlock): Promise<ContentMigration> {
  return db.orm.transaction(async (orm) => {
    const pages: PageKey[] = []
    let id: number | undefined
    for await (const found of changes(orm, upgrade)) {
      if (found.length === 0) continue
      id ??= await startJournal(orm)
      for (const { company, slug, after } of found) {
        await orm
          .update(page)
          .set({ content: after })
          .where(and(eq(page.company, company), eq(page.slug, slug)))
      }
      const migration = id
      await orm.insert(contentMigrationPage).values(found.map((change) => ({ ...change, migration })))
      pages.push(...found.map(keyOf))
    }
    if (id === undefined) return { mode: 'apply', pages }
    await invalidate(
      orm,
      pages.map(({ company }) => tags.site(company)),
    )
    return { mode: 'apply', id, pages }
  })
}
