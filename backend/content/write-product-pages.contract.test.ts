import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customPage } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import type { CustomPageSeed } from '../seed/format.ts'
import { testDatabases } from '../test/databases.ts'
import { writeProductPages } from './write-product-pages.ts'

const htmlPage: CustomPageSeed = {
  slug: 'credits',
  title: { ru: 'Источники' },
  content: { ru: '<p>Карта</p>' },
}

const page = (slug: string, title: string): CustomPageSeed => ({
  slug,
  title: { ru: title, en: title },
  description: { ru: `О странице ${title}` },
  blocks: [{ id: 'title', type: 'page-title', v: 1, props: { title: { ru: title } } }],
})

describe.each(await testDatabases())('writeProductPages on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  const titleOf = async (slug: string) => {
    const [row] = await db.orm.select().from(customPage).where(eq(customPage.slug, slug))
    return row?.title.ru
  }

  it('writes what is missing, and the same pages twice change nothing', async () => {
    const pages = [page('home', 'Главная'), page('mis', 'Система'), htmlPage]
    expect((await writeProductPages(db, pages)).sort()).toEqual(['credits', 'home', 'mis'])
    expect(await writeProductPages(db, pages)).toEqual([])
    expect(await titleOf('mis')).toBe('Система')
  })

  it('brings a new version of a page that nobody has touched', async () => {
    expect(await writeProductPages(db, [page('home', 'Главная'), page('mis', 'Новая система')])).toEqual([
      'mis',
    ])
    expect(await titleOf('mis')).toBe('Новая система')
    const content = { ru: '<p>Новая карта</p>' }
    expect(await writeProductPages(db, [{ ...htmlPage, content }])).toEqual(['credits'])
    expect(await writeProductPages(db, [{ ...htmlPage, content }])).toEqual([])
  })

  it.each([{ title: { ru: 'Наша система' } }, { blocks: '[]' }, { redirect: '/help' }])(
    'leaves a page alone that somebody has edited: %j',
    async (change) => {
      await db.orm.delete(customPage)
      await writeProductPages(db, [page('mis', 'Система')])
      await db.orm.update(customPage).set(change).where(eq(customPage.slug, 'mis'))
      const [edited] = await db.orm.select().from(customPage)
      expect(await writeProductPages(db, [page('mis', 'Третья система')])).toEqual([])
      expect(await db.orm.select().from(customPage)).toEqual([edited])
    },
  )

  it('leaves a page alone that somebody has made under the same slug', async () => {
    await db.orm.delete(customPage)
    await db.orm.insert(customPage).values({ slug: 'help', title: { ru: 'Своя помощь' } })
    expect(await writeProductPages(db, [page('help', 'Помощь')])).toEqual([])
    expect(await titleOf('help')).toBe('Своя помощь')
  })
})
