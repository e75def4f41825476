import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AreaDefinition, defineArea } from '../../../../schemas/areas/define-area.ts'
import { t } from '../../../../schemas/core/type.ts'
import { areaApp } from '../../../test/area-app.ts'
import { testDatabases } from '../../../test/databases.ts'
import type { Database } from '../../database/database.ts'
import { invalidationChannel } from '../../events/channels.ts'
import { makeArea } from '../area.ts'

const label = { ru: 'Акции', kk: 'Акциялар', uz: 'Aksiyalar', en: 'Offers' }
const title = t.string({ label })
const base = defineArea({
  name: 'offers',
  section: 'clinic-website',
  label,
  entry: label,
  scheduled: true,
  schema: t.object({ title }),
  title: ['title'],
  list: { columns: ['title'], search: ['title'], sorts: ['title'] },
  tags: ({ code }) => [`offer:${code}`],
  example: { title: 'Весна' },
})

const offers = makeArea(base)
const posters = makeArea({
  ...base,
  name: 'posters',
  scheduled: false,
  schema: t.object({ title, offer: t.optional(t.reference('offers', { label })) }),
  tags: ({ code }) => [`poster:${code}`],
} as AreaDefinition)

describe.each(await testDatabases())('on $name, several rows at once', ({ open }) => {
  let db: Database
  let api: Awaited<ReturnType<typeof areaApp>>
  const told: string[][] = []
  beforeAll(async () => {
    db = await open()
    api = await areaApp(db, [offers, posters])
    await db.listen(
      invalidationChannel,
      (one) => one.kind === 'payload' && told.push(JSON.parse(one.payload)),
    )
  })
  afterAll(() => db.close())

  const add = async (area: string, value: object): Promise<string> =>
    (await api.send('POST', area, { VALUE: { title: 'Весна', ...value } })).json.CODE

  it('show a row only as it was seen in the list', async () => {
    const code = await add('offers', {})
    await api.send('POST', 'offers_bulk', { ACTION: 'hide', CODES: [code] })
    await api.send('PUT', `offers/${code}`, { VALUE: { title: 'Лето' }, REVISION: 2, STATUS: 'hidden' })
    const show = async (revision: number) =>
      (
        await api.send('POST', 'offers_bulk', {
          ACTION: 'show',
          CODES: [code],
          REVISIONS: { [code]: revision },
        })
      ).json
    expect(await show(2)).toMatchObject({
      DONE: [],
      REFUSED: [{ CODE: code, error: { code: 'ROW_CHANGED' } }],
    })
    expect(await show(3)).toEqual({ DONE: [code], REFUSED: [] })
  })

  // Derived rows of a company are written once for all: once for each row would take seconds for a thousand services.
  it('tell of all that has changed in one, also of the rows that named them', async () => {
    const codes = [await add('offers', {}), await add('offers', {}), await add('offers', {})]
    const naming = await Promise.all(codes.map((offer) => add('posters', { offer })))
    await expect
      .poll(() => told.flat())
      .toEqual(expect.arrayContaining(naming.map((code) => `poster:${code}`)))
    const act = async (ACTION: string) => {
      told.length = 0
      const { json } = await api.send('POST', 'offers_bulk', { ACTION, CODES: [...codes, 'none'] })
      expect(json.DONE).toEqual(codes)
      await expect.poll(() => told).toHaveLength(1)
      return new Set(told[0])
    }
    const own = codes.map((code) => `offer:${code}`)
    expect(await act('hide')).toEqual(new Set(own))
    expect(await act('remove')).toEqual(new Set([...own, ...naming.map((code) => `poster:${code}`)]))
  })
})
