import { describe, expect, it } from 'vitest'
import type { AreaDefinition } from '../../../schemas/areas/define-area.ts'
import { t } from '../../../schemas/core/type.ts'
import { makeArea } from './area.ts'
import { areaEndpoints } from './calls/area-endpoints.ts'

const label = { ru: 'Кабинеты', kk: 'Кабинеттер', uz: 'Xonalar', en: 'Rooms' }

const declare = (fields: Parameters<typeof t.object>[0], more: Partial<AreaDefinition> = {}) =>
  makeArea({
    name: 'rooms',
    section: 'mis',
    label,
    entry: label,
    schema: t.object({ title: t.string(), ...fields }),
    title: ['title'],
    list: { columns: [], search: [], sorts: [] },
    tags: () => [],
    example: {},
    ...more,
  } as AreaDefinition)

const cabinet = t.reference('cabinets')

describe('a declaration of an area', () => {
  it.each([
    'code',
    'company',
    'position',
    'revision',
    'createdAt',
    'updated_at',
    'status',
    'shownUntil',
    'searched',
  ])('is refused if it has a field that every row has: it is called %s', (name) => {
    expect(() => declare({ [name]: t.string() })).toThrow(`schemas/areas/rooms.ts: its field "${name}"`)
  })
  it('is refused if two fields would have one column', () => {
    expect(() => declare({ priceTo: t.number(), price_to: t.number() })).toThrow(/price_to.*priceTo/)
  })
  it('is refused if it is of one row and ordered', () => {
    expect(() => declare({}, { single: true, ordered: true })).toThrow('single area cannot be ordered')
  })
  it.each([
    ['names no field', {}],
    ['is optional', { cabinet: t.optional(cabinet) }],
    ['is a list', { cabinet: t.array(cabinet) }],
    ['is of another area', { cabinet: t.reference('doctors') }],
  ])('is refused if its branch %s', (_, fields) => {
    expect(() => declare(fields, { branch: 'cabinet' } as Partial<AreaDefinition>)).toThrow(
      /branch "cabinet"/,
    )
  })
  it('is accepted if its branch is a required reference', () => {
    expect(() => declare({ cabinet }, { branch: 'cabinet' } as Partial<AreaDefinition>)).not.toThrow()
  })
  it.each(['sorts', 'filters'])('is refused if a text in its %s is too long for an index', (part) => {
    const list = { columns: [], search: [], sorts: [], [part]: ['note'] }
    const more = { list } as Partial<AreaDefinition>
    expect(() => declare({ note: t.text({ max: 301 }) }, more)).toThrow(/"note", whose max/)
    expect(() => declare({ note: t.text({ max: 300 }) }, more)).not.toThrow()
  })
  it('is refused with a reference to an area that does not exist, at any depth', () => {
    const area = declare({ beds: t.array(t.object({ ward: t.reference('wards') })) })
    expect(() => areaEndpoints(new Map([['rooms', area]]))).toThrow(/rooms.*"wards", which is no area/)
  })
})
