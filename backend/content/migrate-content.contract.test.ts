import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { StoredBlock } from '../../schemas/page/page.ts'
import { contentMigration, customPage, page } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { rawJson } from '../kit/database/raw-json.ts'
import type { CustomPageSeed } from '../seed/format.ts'
import { testDatabases } from '../test/databases.ts'
import { hearChanges } from '../test/hear-changes.ts'
import { smallSeed } from '../test/small-seed.ts'
import { migrateContent } from './migrate-content.ts'
import { RollbackRefusedError } from './roll-back-migration.ts'
import { seedDatabase } from './seed-database.ts'
import { writeProductPages } from './write-product-pages.ts'

const upgrade = (block: StoredBlock): StoredBlock =>
  block.type === 'hero' && block.v === 1 ? { ...block, v: 2, props: { ...block.props, tone: 'calm' } } : block

/** A page whose text JSON.stringify would not reproduce. */
const spelled =
  '{ "title": {"ru":"Своя"},\n "blocks": [{"id":"x","type":"hero","v":1,"props":{"size":1.0,"2":0,"1":0}}, null, {"odd":1}] }'

/** The same for a directory page, which is stored as a bare list of blocks. */
const spelledList = '[ {"id":"x","type":"hero","v":1,"props":{"size":1.0,"2":0,"1":0}},\n null ]'

const home = (title: string): CustomPageSeed => ({
  slug: 'home',
  title: { ru: title },
  blocks: [{ id: 'top', type: 'hero', v: 1, props: { title: { ru: title } } }],
})

describe.each(await testDatabases())('migrateContent on $name', ({ open }) => {
  let db: Database
  beforeEach(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    await db.orm.insert(page).values({ company: '1002', slug: '', content: spelled })
    await db.orm.insert(customPage).values([
      { slug: 'own', title: { ru: 'Своя' }, blocks: spelledList },
      { slug: 'nothing', title: { ru: 'Пустая' }, blocks: 'null' },
    ])
    await writeProductPages(db, [home('Главная')])
  })
  afterEach(() => db.close())

  const pages = () =>
    db.orm
      .select({ company: page.company, slug: page.slug, content: rawJson(page.content) })
      .from(page)
      .orderBy(page.company, page.slug)
  const directoryPages = () =>
    db.orm
      .select({ slug: customPage.slug, blocks: rawJson(customPage.blocks), shipped: customPage.shipped })
      .from(customPage)
      .orderBy(customPage.slug)
  const blocksOf = async (slug: string) =>
    (await directoryPages()).find((found) => found.slug === slug)?.blocks ?? ''
  const contentOf = async (company: string, slug: string) =>
    (await pages()).find((found) => found.company === company && found.slug === slug)?.content ?? ''

  it('names the pages that would change and changes nothing in a dry run', async () => {
    const before = [await pages(), await directoryPages()]
    expect(await migrateContent(db, { mode: 'dry-run', upgrade })).toEqual({
      mode: 'dry-run',
      pages: [
        { company: '1001', slug: '' },
        { company: '1002', slug: '' },
        { company: '', slug: 'home' },
        { company: '', slug: 'own' },
      ],
    })
    expect([await pages(), await directoryPages()]).toEqual(before)
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
    expect(JSON.parse(await blocksOf('own'))).toEqual([
      { id: 'x', type: 'hero', v: 2, props: { size: 1, 1: 0, 2: 0, tone: 'calm' } },
      null,
    ])
    expect(await blocksOf('nothing')).toBe('null')
  })

  it('tells what was made of the changed pages, and of no others', async () => {
    const { heard, stop } = await hearChanges(db)
    const { id = 0 } = await migrateContent(db, { mode: 'apply', upgrade })
    await migrateContent(db, { mode: 'rollback', id })
    await expect.poll(() => heard).toHaveLength(2)
    await stop()
    for (const tags of heard) expect(tags.sort()).toEqual(['page:home', 'page:own', 'site:1001', 'site:1002'])
  })

  it('leaves a page of the product following its new versions, and an edited one alone', async () => {
    await migrateContent(db, { mode: 'apply', upgrade })
    expect(await writeProductPages(db, [home('Новая')])).toEqual(['home'])
    await db.orm
      .update(customPage)
      .set({ title: { ru: 'Правка' } })
      .where(eq(customPage.slug, 'home'))
    await migrateContent(db, { mode: 'apply', upgrade })
    expect(JSON.parse(await blocksOf('home'))).toMatchObject([{ v: 2, props: { title: { ru: 'Новая' } } }])
    expect(await writeProductPages(db, [home('Третья')])).toEqual([])
  })

  it('does nothing and journals nothing when all is up to date', async () => {
    await migrateContent(db, { mode: 'apply', upgrade })
    expect(await migrateContent(db, { mode: 'apply', upgrade })).toEqual({ mode: 'apply', pages: [] })
    expect(await db.orm.select().from(contentMigration)).toHaveLength(1)
  })

  it('takes a migration back byte for byte, once', async () => {
    const before = [await pages(), await directoryPages()]
    const { id = 0 } = await migrateContent(db, { mode: 'apply', upgrade })
    expect(await contentOf('1002', '')).not.toBe(spelled)
    expect(await blocksOf('own')).not.toBe(spelledList)
    const { pages: restored } = await migrateContent(db, { mode: 'rollback', id })
    expect(restored).toHaveLength(4)
    expect([await pages(), await directoryPages()]).toEqual(before)
    expect(await contentOf('1002', '')).toBe(spelled)
    expect(await blocksOf('own')).toBe(spelledList)
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

  it('refuses it over a page of the directory itself too, edited or gone', async () => {
    const { id = 0 } = await migrateContent(db, { mode: 'apply', upgrade })
    await db.orm.update(customPage).set({ blocks: '[]' }).where(eq(customPage.slug, 'own'))
    await db.orm.delete(customPage).where(eq(customPage.slug, 'home'))
    const before = [await pages(), await directoryPages()]
    await expect(migrateContent(db, { mode: 'rollback', id })).rejects.toMatchObject({
      name: 'RollbackRefusedError',
      message: expect.stringMatching(/: (page\/home, page\/own|page\/own, page\/home)$/),
    })
    expect([await pages(), await directoryPages()]).toEqual(before)
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
