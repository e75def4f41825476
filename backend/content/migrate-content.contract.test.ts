import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { StoredBlock } from '../../schemas/page.ts'
import type { Database } from '../database/database.ts'
import { rawJson } from '../database/raw-json.ts'
import { contentMigration, page } from '../database/tables/index.ts'
import { testDatabases } from '../test/databases.ts'
import { smallSeed } from '../test/small-seed.ts'
import { migrateContent } from './migrate-content.ts'
import { RollbackRefusedError } from './roll-back-migration.ts'
import { seedDatabase } from './seed-database.ts'

const upgrade = (block: StoredBlock): StoredBlock =>
  block.type === 'hero' && block.v === 1 ? { ...block, v: 2, props: { ...block.props, tone: 'calm' } } : block

/** A page in a spelling that no JSON.stringify would give back. */
const spelled =
  '{ "title": {"ru":"Своя"},\n "blocks": [{"id":"x","type":"hero","v":1,"props":{"size":1.0,"2":0,"1":0}}, null, {"odd":1}] }'

describe.each(await testDatabases())('migrateContent on $name', ({ open }) => {
  let db: Database
  beforeEach(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    await db.orm.insert(page).values({ company: '1002', slug: '', content: spelled })
  })
  afterEach(() => db.close())

  const pages = () =>
    db.orm
      .select({ company: page.company, slug: page.slug, content: rawJson(page.content) })
      .from(page)
      .orderBy(page.company, page.slug)
  const contentOf = async (company: string, slug: string) =>
    (await pages()).find((found) => found.company === company && found.slug === slug)?.content ?? ''

  it('names the pages that would change and changes nothing in a dry run', async () => {
    const before = await pages()
    expect(await migrateContent(db, { mode: 'dry-run', upgrade })).toEqual({
      mode: 'dry-run',
      pages: [
        { company: '1001', slug: '' },
        { company: '1002', slug: '' },
      ],
    })
    expect(await pages()).toEqual(before)
    expect(await db.orm.select().from(contentMigration)).toEqual([])
  })

  it('upgrades every block, nested ones too, and leaves the others and their pages alone', async () => {
    const about = await contentOf('1001', 'about')
    const { id } = await migrateContent(db, { mode: 'apply', upgrade })
    expect(id).toBeTypeOf('number')
    const { blocks } = JSON.parse(await contentOf('1001', '')) as { blocks: StoredBlock[] }
    expect(blocks[0]).toMatchObject({ id: 'a', v: 2, props: { tone: 'calm', title: { ru: 'Здравствуйте' } } })
    expect(blocks[1]).toEqual(smallSeed.companies[0]?.pages['']?.blocks[1])
    expect(blocks[2]?.children?.[0]).toMatchObject({ id: 'd', v: 2 })
    expect(await contentOf('1001', 'about')).toBe(about)
  })

  it('does nothing and journals nothing when all is up to date', async () => {
    await migrateContent(db, { mode: 'apply', upgrade })
    expect(await migrateContent(db, { mode: 'apply', upgrade })).toEqual({ mode: 'apply', pages: [] })
    expect(await db.orm.select().from(contentMigration)).toHaveLength(1)
  })

  it('takes a migration back byte for byte, once', async () => {
    const before = await pages()
    const { id = 0 } = await migrateContent(db, { mode: 'apply', upgrade })
    expect(await contentOf('1002', '')).not.toBe(spelled)
    const { pages: restored } = await migrateContent(db, { mode: 'rollback', id })
    expect(restored).toHaveLength(2)
    expect(await pages()).toEqual(before)
    expect(await contentOf('1002', '')).toBe(spelled)
    await expect(migrateContent(db, { mode: 'rollback', id })).rejects.toThrow(RollbackRefusedError)
  })

  it('refuses to take back over a page that changed since, and leaves all pages as they are', async () => {
    const { id = 0 } = await migrateContent(db, { mode: 'apply', upgrade })
    const edited = '{"title":{"ru":"Правка"},"blocks":[]}'
    await db.orm
      .update(page)
      .set({ content: edited })
      .where(and(eq(page.company, '1002'), eq(page.slug, '')))
    const before = await pages()
    await expect(migrateContent(db, { mode: 'rollback', id })).rejects.toThrow(
      'Pages changed since content migration 1: 1002/',
    )
    expect(await pages()).toEqual(before)
    await db.orm.delete(page).where(eq(page.company, '1002'))
    await expect(migrateContent(db, { mode: 'rollback', id })).rejects.toThrow(RollbackRefusedError)
  })

  it('changes no page when one block cannot be upgraded', async () => {
    const before = await pages()
    const failing = (block: StoredBlock) => {
      if (block.id === 'x') throw new Error('no way up')
      return upgrade(block)
    }
    await expect(migrateContent(db, { mode: 'apply', upgrade: failing })).rejects.toThrow('no way up')
    expect(await pages()).toEqual(before)
  })
})
