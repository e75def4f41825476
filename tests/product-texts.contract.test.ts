import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeProductPages } from '../backend/content/write-product-pages.ts'
import type { Backend } from '../backend/create-backend.ts'
import { writeReserved } from '../backend/redirects/reserved-slugs.ts'
import { testBackend } from '../backend/test/call.ts'
import { addPerson } from '../backend/test/people.ts'
import { productEditor } from '../backend/test/product-editor.ts'
import { productPages as shipped } from '../demo/product/index.ts'
import productPages from '../schemas/areas/product-pages.ts'
import { reservedSlugs } from '../schemas/page/reserved-slugs.ts'
import { type OpenedSite, openSite } from './lib/open-site.ts'

/*
 * Pages of the directory itself (A23), as administrators of the product edit them.
 */

let site: OpenedSite
let backend: Backend
let editor: Awaited<ReturnType<typeof productEditor>>
beforeAll(async () => {
  site = await openSite({ demo: false })
  backend = testBackend(site.db)
  editor = await productEditor(site.db, backend)
})
afterAll(() => site.db.close())

const page = productPages.example
const add = (fields: object) => editor.add('product-pages', { ...page, ...fields })
const shows = async (path: string, words: string, status = 200) => {
  await expect.poll(() => site.open(path)).toMatchObject({ kind: 'page', page: { status } })
  await expect.poll(async () => JSON.stringify(await site.open(path))).toContain(words)
}

it('are for administrators of the product only', async () => {
  const moderator = await addPerson(site.db, { isModerator: true })
  const nobody = await addPerson(site.db)
  for (const { cookie } of [moderator, nobody]) {
    expect((await editor.read('product-pages', cookie)).status).toBe(403)
    expect((await editor.send('POST', 'product-pages', { VALUE: page }, cookie)).status).toBe(403)
  }
})

it('show a new text at once, and keep it when a new version of the product starts', async () => {
  const before = (await editor.read('product-pages/credits')).json.VALUE
  expect(JSON.stringify(before.content)).toContain('Overture')
  await shows('/page/credits', 'Overture')
  await editor.change('product-pages', 'credits', { content: page.content, description: undefined })
  await shows('/page/credits', 'Кто и зачем его ведёт')
  await writeProductPages(site.db, shipped)
  await shows('/page/credits', 'Кто и зачем его ведёт')
})

it('can have another title where they are made of blocks, which stay', async () => {
  await editor.change('product-pages', 'mis', { title: { ru: 'Всё для работы клиники' } })
  await shows('/mis', 'Всё для работы клиники')
  const outcome = await site.open('/mis')
  expect(outcome.kind === 'page' && outcome.page.blocks.length).toBeGreaterThan(2)
})

it('are added, and removed unless the product needs them', async () => {
  const path = `/page/${page.address}`
  await shows(path, '', 404)
  expect((await add({})).status).toBe(201)
  await shows(`/kk${path}`, 'Каталог туралы')
  await editor.change('product-pages', page.address, { redirect: '/help' })
  await expect.poll(() => site.open(path)).toMatchObject({ kind: 'redirect', to: '/help' })
  expect((await editor.send('DELETE', `product-pages/${page.address}`)).status).toBe(204)
  await shows(path, '', 404)
  const { status, json } = await editor.send('DELETE', 'product-pages/credits')
  expect([status, json.error.code]).toEqual([409, 'PAGE_STAYS'])
})

it.each([
  ['a reserved word (B-15)', { address: 'konstruktor' }, 'address', 'reservedSlug'],
  ['the word of another page', { address: 'mis' }, 'address', 'takenWord'],
  ['no slug', { address: '../mis' }, 'address', 'slug'],
  ['a target that runs', { redirect: 'javascript:alert(1)' }, 'redirect', 'urlOrPath'],
  ['itself as its target', { redirect: `/kk/page/${page.address}` }, 'redirect', 'selfRedirect'],
])('refuse %s', async (_, fields, field, code) => {
  const answer = await add(fields)
  expect(answer.status).toBe(422)
  expect(editor.problem(answer)).toMatchObject({ path: [field], code })
})

it('say where a text would not be seen, and that addresses stay', async () => {
  const text = await editor.change('product-pages', 'help', { content: page.content })
  expect(editor.problem(text)).toMatchObject({ path: ['content'], code: 'pageOfBlocks' })
  const moved = await editor.change('product-pages', 'help', { address: 'helped' })
  expect(editor.problem(moved)).toMatchObject({ path: ['address'], code: 'fixedSlug' })
})

it('may not have a reserved word, which administrators add and remove (B-15)', async () => {
  await writeReserved(site.db, reservedSlugs)
  const moderator = await addPerson(site.db, { isModerator: true })
  expect((await editor.read('reserved-slugs', moderator.cookie)).status).toBe(403)
  const path = '/kk/page/moi-sayt'
  await shows(path, '', 404)
  const { status, json } = await editor.add('reserved-slugs', { word: 'moi-sayt' })
  expect(status).toBe(201)
  const leads = (to: string) =>
    expect.poll(() => site.open(path)).toMatchObject({ kind: 'redirect', to, status: 301 })
  await leads('/kk/clinic-website')
  expect(editor.problem(await add({ address: 'moi-sayt' }))).toMatchObject({ code: 'reservedSlug' })
  const again = await editor.add('reserved-slugs', { word: 'moi-sayt' })
  expect(editor.problem(again)).toMatchObject({ path: ['word'], code: 'takenWord' })
  const ofPage = await editor.add('reserved-slugs', { word: 'credits' })
  expect(editor.problem(ofPage)).toMatchObject({ path: ['word'], code: 'realPage' })
  await editor.send('DELETE', `reserved-slugs/${json.CODE}`)
  await shows(path, '', 404)
  expect(await site.open('/page/konstruktor')).toMatchObject({ kind: 'redirect', to: '/clinic-website' })
})
