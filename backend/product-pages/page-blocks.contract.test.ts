import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productPageBlocks } from '../../schemas/api/product-page-blocks.ts'
import { writeProductPages } from '../content/write-product-pages.ts'
import type { Backend } from '../create-backend.ts'
import type { Database } from '../kit/database/database.ts'
import type { CustomPageSeed } from '../seed/format.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { addPerson } from '../test/people.ts'

const four = (text: string) => ({ ru: text, kk: text, uz: text, en: text })

const page: CustomPageSeed = {
  slug: 'mis',
  title: four('Система'),
  blocks: [
    { id: 'title', type: 'page-title', v: 1, props: { title: four('Данные клиники') } },
    { id: 'news', type: 'latest-news', v: 1, props: { limit: 5 } },
    {
      id: 'parts',
      type: 'feature-list',
      v: 1,
      props: {
        title: four('Что в ней есть'),
        arrangement: 'rows',
        items: [{ title: four('Врачи'), text: four('Стаж и часы') }],
      },
    },
  ],
}
const path = '/product/0/product-pages/mis/blocks'
const read = `/api/business-api-front2/ru${path}`
const write = `/api/w-business/ru${path}`

describe.each(await testDatabases())('the blocks of a page of the product on $name', ({ open }) => {
  let db: Database
  let backend: Backend
  let cookie: string
  beforeAll(async () => {
    db = await open()
    await writeProductPages(db, [page])
    backend = testBackend(db)
    cookie = (await addPerson(db, { isAdministrator: true })).cookie
  })
  afterAll(() => db.close())

  const blocks = async () => productPageBlocks.parse(await (await call(backend, read, { cookie })).json())
  const put = (id: string, VALUE: unknown, REVISION: number) =>
    sendTo(backend, `${write}/${id}`, { method: 'PUT', body: { VALUE, REVISION }, headers: { cookie } })
  const shown = async () => (await call(backend, '/api/front/ru/v1/custom_page/mis')).json()

  it('are those in which people read something', async () => {
    const { BLOCKS, IS_CHANGED } = await blocks()
    expect(BLOCKS.map(({ ID }) => ID)).toEqual(expect.arrayContaining(['title', 'parts']))
    expect(IS_CHANGED).toBe(false)
  })

  it('take new texts, which visitors see at once, and keep how they look', async () => {
    const { REVISION, BLOCKS } = await blocks()
    const parts = BLOCKS.find(({ ID }) => ID === 'parts')?.VALUE
    const changed = { ...parts, title: four('Что есть'), arrangement: 'pairs' }
    expect((await put('parts', changed, REVISION)).status).toBe(200)
    expect((await shown()).BLOCKS[2].props).toMatchObject({ title: { ru: 'Что есть' }, arrangement: 'rows' })
    expect(await blocks()).toMatchObject({ REVISION: REVISION + 1, IS_CHANGED: true })
  })

  it('refuse what their schema refuses, with the place of it', async () => {
    const { REVISION } = await blocks()
    const answer = await put('title', { title: { kk: 'Тек қазақша' } }, REVISION)
    expect(answer.status).toBe(422)
    expect(JSON.stringify(await answer.json())).toContain('"path":["title"')
  })

  it('answer who is late with what is stored', async () => {
    const { REVISION } = await blocks()
    const answer = await put('title', { title: four('Другое') }, REVISION - 1)
    expect(answer.status).toBe(412)
    expect(JSON.stringify(await answer.json())).toContain('Данные клиники')
  })

  it('are those of the product again after a reset, and get what a new version brings', async () => {
    const answer = await sendTo(backend, write, { method: 'DELETE', headers: { cookie } })
    expect(await answer.json()).toMatchObject({ IS_CHANGED: false })
    expect((await shown()).BLOCKS).toEqual(page.blocks)
    expect(await writeProductPages(db, [{ ...page, title: four('Новая система') }])).toEqual(['mis'])
  })

  it.each(['home', 'nothing'])('are none of the page %s, which there is not', async (code) => {
    const missing = await call(backend, read.replace('mis', code), { cookie })
    expect(missing.status).toBe(404)
    const put = await sendTo(backend, `${write.replace('mis', code)}/title`, {
      method: 'PUT',
      body: { VALUE: {}, REVISION: 1 },
      headers: { cookie },
    })
    expect(put.status).toBe(404)
  })

  it('are for administrators only', async () => {
    const { cookie: other } = await addPerson(db, { isModerator: true })
    expect((await call(backend, read, { cookie: other })).status).toBe(403)
    expect((await sendTo(backend, write, { method: 'DELETE', headers: { cookie: other } })).status).toBe(403)
  })
})
