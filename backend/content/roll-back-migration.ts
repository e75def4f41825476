import { and, eq, isNull, sql } from 'drizzle-orm'
import { contentMigration, contentMigrationPage, customPage, page } from '../database/tables/index.ts'
import type { Database, Orm } from '../kit/database/database.ts'
import { rawJson } from '../kit/database/raw-json.ts'
import { allChanged } from '../kit/events/changed.ts'
import { type ContentMigration, directory, type PageKey, pageName } from './content-migration.ts'
import { storeOf } from './page-stores.ts'

/**
 * Thrown if a migration cannot be rolled back: unknown id, already rolled back, or a page has changed since.
 */
export class RollbackRefusedError extends Error {
  readonly pages: readonly PageKey[]
  constructor(reason: string, pages: readonly PageKey[] = []) {
    super(reason)
    this.name = 'RollbackRefusedError'
    this.pages = pages
  }
}

async function openMigration(orm: Orm, id: number): Promise<void> {
  const taken = await orm
    .update(contentMigration)
    .set({ rolledBackAt: new Date() })
    .where(and(eq(contentMigration.id, id), isNull(contentMigration.rolledBackAt)))
    .returning({ id: contentMigration.id })
  if (taken.length === 0) throw new RollbackRefusedError(`There is no content migration ${id} to roll back`)
}

const journalOf = (orm: Orm, id: number) =>
  orm
    .select({
      company: contentMigrationPage.company,
      slug: contentMigrationPage.slug,
      before: rawJson(contentMigrationPage.before),
      after: rawJson(contentMigrationPage.after),
      now: sql<string | null>`coalesce(${rawJson(page.content)}, ${rawJson(customPage.blocks)})`,
    })
    .from(contentMigrationPage)
    .leftJoin(
      page,
      and(eq(page.company, contentMigrationPage.company), eq(page.slug, contentMigrationPage.slug)),
    )
    .leftJoin(
      customPage,
      and(eq(contentMigrationPage.company, directory), eq(customPage.slug, contentMigrationPage.slug)),
    )
    .where(eq(contentMigrationPage.migration, id))

/** Restores every page of a migration. Throws `RollbackRefusedError`. */
export function rollBackMigration(db: Database, id: number): Promise<ContentMigration> {
  return db.orm.transaction(
    async (orm) => {
      await openMigration(orm, id)
      const entries = await journalOf(orm, id)
      const changed = entries.filter(({ after, now }) => now !== after)
      if (changed.length > 0) {
        const names = changed.map(pageName).join(', ')
        throw new RollbackRefusedError(`Pages changed since content migration ${id}: ${names}`, changed)
      }
      for (const entry of entries) await storeOf(entry).write(orm, { ...entry, content: entry.before })
      await allChanged(
        orm,
        entries.map((entry) => storeOf(entry).happened(entry)),
      )
      return { mode: 'rollback', id, pages: entries.map(({ company, slug }) => ({ company, slug })) }
    },
    { isolationLevel: 'repeatable read' },
  )
}
