import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Backend } from '../backend/create-backend.ts'
import { testBackend } from '../backend/test/call.ts'
import { addPerson } from '../backend/test/people.ts'
import { productEditor } from '../backend/test/product-editor.ts'
import tariffs from '../schemas/areas/tariffs.ts'
import { type OpenedSite, openSite } from './lib/open-site.ts'

/* The prices of the product, as its administrators write them. */

let site: OpenedSite
let backend: Backend
let editor: Awaited<ReturnType<typeof productEditor>>
beforeAll(async () => {
  site = await openSite({ demo: false })
  backend = testBackend(site.db)
  editor = await productEditor(site.db, backend)
})
afterAll(() => site.db.close())

/** Names of the tariffs that the page shows, in their order. */
async function shown(path = '/clinic-website'): Promise<unknown[]> {
  const outcome = await site.open(path)
  if (outcome.kind !== 'page') throw new Error(`${path} redirects to ${outcome.to}`)
  const blocks = outcome.page.blocks.filter(({ type }) => type === 'tariffs')
  expect(blocks).toHaveLength(1)
  return blocks.flatMap(({ data }) =>
    (data as { tariffs: { name: { text: string } }[] }).tariffs.map(({ name }) => name.text),
  )
}

it('are for administrators of the product only', async () => {
  const { cookie } = await addPerson(site.db, { isModerator: true })
  expect((await editor.read('tariffs', cookie)).status).toBe(403)
  expect((await editor.send('POST', 'tariffs', { VALUE: tariffs.example }, cookie)).status).toBe(403)
})

it('are on pages for clinics as soon as they are written, in their order and the reader’s language', async () => {
  expect(await shown()).toEqual([])
  const { status, json } = await editor.add('tariffs', { ...tariffs.example, rank: 2 })
  expect(status).toBe(201)
  await editor.add('tariffs', { ...tariffs.example, name: { ru: 'Первый' }, rank: 1, price: 0 })
  await expect.poll(() => shown()).toEqual(['Первый', 'Сайт клиники'])
  for (const path of ['/mis', '/whatsapp']) expect(await shown(`/uz${path}`)).toContain('Klinika sayti')
  await editor.send('DELETE', `tariffs/${json.CODE}`)
  await expect.poll(() => shown()).toEqual(['Первый'])
})

it.each([
  ['a price below nothing', { price: -1 }, ['price'], 'minimum'],
  ['a currency that is not known', { currency: 'EUR' }, ['currency'], 'choice'],
])('are refused with %s', async (_, fields, path, code) => {
  const answer = await editor.add('tariffs', { ...tariffs.example, ...fields })
  expect(answer.status).toBe(422)
  expect(editor.problem(answer)).toMatchObject({ path, code })
})
