import { type UpgradeBlock, upgradePage } from '../clinic-site/index.ts'
import { contentMigration, contentMigrationPage } from '../database/tables/index.ts'
import type { Database, Orm } from '../kit/database/database.ts'
import { allChanged } from '../kit/events/changed.ts'
import type { ContentMigration, PageKey } from './content-migration.ts'
import { pageStores, storeOf } from './page-stores.ts'

type Change = PageKey & { before: string; after: string }

/** Pages are read a few at a time, so that a large directory does not have to fit in memory. */
const batch = 200

async function* changes(orm: Orm, upgrade: UpgradeBlock): AsyncGenerator<Change[]> {
  for (const store of pageStores) {
    let last: PageKey | undefined = { company: '', slug: '' }
    while (last) {
      const pages = await store.next(orm, last, batch)
      last = pages.at(-1)
      const changed = pages
        .map(({ company, slug, content }) => ({
          company,
          slug,
          before: content,
          after: upgradePage(content, upgrade),
        }))
        .filter(({ before, after }) => before !== after)
      if (changed.length > 0) yield changed
    }
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
      id ??= await startJournal(orm)
      const migration = id
      for (const change of found) await storeOf(change).write(orm, { ...change, content: change.after })
      await orm.insert(contentMigrationPage).values(found.map((change) => ({ ...change, migration })))
      pages.push(...found.map(keyOf))
    }
    if (id === undefined) return { mode: 'apply', pages }
    await allChanged(
      orm,
      pages.map((page) => storeOf(page).happened(page)),
    )
    return { mode: 'apply', id, pages }
  })
}
