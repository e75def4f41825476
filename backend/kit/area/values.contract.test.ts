import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AreaDefinition, maxIndexedText } from '../../../schemas/areas/define-area.ts'
import { t } from '../../../schemas/core/type.ts'
import { areaApp } from '../../test/area-app.ts'
import { bothDatabases } from '../../test/databases.ts'
import type { Database } from '../database/database.ts'
import { makeArea } from './area.ts'

const label = { ru: 'Приборы', kk: 'Аспаптар', uz: 'Asboblar', en: 'Devices' }

const devices = makeArea({
  name: 'devices',
  section: 'mis',
  label,
  entry: label,
  schema: t.object({
    title: t.string({ max: maxIndexedText }),
    kind: t.optional(t.text({ max: maxIndexedText, multiline: true })),
    count: t.optional(t.integer()),
    weight: t.optional(t.number()),
    bought: t.optional(t.date()),
    checked: t.optional(t.instant()),
    isSold: t.optional(t.boolean()),
  }),
  title: ['title'],
  list: {
    columns: ['title'],
    search: ['title'],
    filters: ['kind', 'count', 'weight', 'bought', 'checked', 'isSold'],
    sorts: ['title'],
  },
  tags: () => [],
  scheduled: true,
  example: { title: 'Весы' },
} as unknown as AreaDefinition)

describe.each(await bothDatabases())('on $name, a value', ({ open }) => {
  let db: Database
  let api: Awaited<ReturnType<typeof areaApp>>
  beforeAll(async () => {
    db = await open()
    api = await areaApp(db, [devices])
  })
  afterAll(() => db.close())
  const add = (value: object, more: object = {}) =>
    api.send('POST', 'devices', { VALUE: { title: 'Весы', ...value }, ...more })

  it.each([
    ['an integer that is too large', { count: 2 ** 31 }],
    ['a day that its month has not', { bought: '2026-02-29' }],
    ['a day before the year 1000', { bought: '0999-12-31' }],
    ['an hour that no day has', { checked: '2026-01-01T25:00:00Z' }],
    ['a month that no year has', { checked: '2026-13-45T00:00Z' }],
    ['an instant of the year 0', { checked: '0000-01-01T00:00:00Z' }],
  ])('that is %s is refused', async (_, value) => {
    const { status, json } = await add(value)
    expect([status, json.error.code]).toEqual([422, 'FIELDS'])
    expect(Object.keys(json.error.fields)).toEqual([`VALUE[${Object.keys(value)[0]}]`])
  })
  it.each(['0000-01-01T00:00:00Z', '2026-01-01T24:00:00Z', '2026-02-29T00:00:00Z'])(
    'that is no beginning of a period is refused: %s',
    async (FROM) => {
      expect((await add({}, { FROM })).status).toBe(422)
    },
  )
  it('is kept at its limits', async () => {
    const value = {
      title: '𝕏'.repeat(maxIndexedText),
      count: -(2 ** 31),
      bought: '2024-02-29',
      checked: '1000-01-01T00:00:00Z',
    }
    const { status, json } = await add(value)
    expect(status).toBe(201)
    expect(json.VALUE).toEqual(value)
  })
  it.each([
    'filter[count]=abc',
    'filter[count]=99999999999',
    'filter[weight]=1e999',
    'filter[bought]=2026-02-30',
    'filter[checked]=x',
    'filter[isSold]=maybe',
    'sort=position',
  ])('that a query cannot have is refused: %s', async (query) => {
    expect((await api.read(`devices?${query}`)).status).toBe(400)
  })
  it.each([
    ['kind', { ru: `две\nстроки ${'я'.repeat(200)}` }],
    ['count', -7],
    ['weight', 1e21],
    ['bought', '2026-03-01'],
    ['checked', '2026-03-01T10:00:00.5Z'],
    ['isSold', true],
  ])('that is offered to filter by %s finds its rows', async (field, value) => {
    const { json } = await add({ [field]: value })
    const { json: offered } = await api.read(`devices_values/${field}`)
    const found = []
    for (const { VALUE } of offered) {
      const answer = await api.read(`devices?filter[${field}]=${encodeURIComponent(VALUE)}`)
      expect(answer.status).toBe(200)
      found.push(...answer.json.data.map(({ CODE }: { CODE: string }) => CODE))
    }
    expect(found).toContain(json.CODE)
  })
  it('is found however its letters are typed, and sorted by its letters', async () => {
    const kind = 'Для букв'
    for (const title of ['Қалқан', 'Ёлочный прибор', 'Елка', 'Аудиометр'])
      expect((await add({ title, kind: { ru: kind } })).status).toBe(201)
    const titles = async (query: string) => {
      const { json } = await api.read(`devices?filter[kind]=${encodeURIComponent(kind)}&${query}`)
      return json.data.map(({ VALUE }: { VALUE: { title: string } }) => VALUE.title)
    }
    expect(await titles('search=елочн')).toEqual(['Ёлочный прибор'])
    expect(await titles('search=калкан')).toEqual(['Қалқан'])
    expect(await titles('sort=title')).toEqual(['Аудиометр', 'Елка', 'Ёлочный прибор', 'Қалқан'])
  })
})
