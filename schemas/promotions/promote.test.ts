import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Promotion } from '../areas/promotion.ts'
import { addDays, zonedInstant } from '../formats/zone.ts'
import { type PricePlace, priceAt } from '../services/price-at.ts'
import { type PromotedService, promote } from './promote.ts'
import { isForDoctor, type PromotedPrice } from './promoted-price.ts'
import { standingDays } from './promotion-rules.ts'
import type { PriceEntry } from './standing-since.ts'

const firstDay = '2026-01-20'
const lastDay = 119
const zones = ['Asia/Almaty', 'Europe/Moscow', 'America/New_York', 'Pacific/Auckland']
const cells: readonly PricePlace[] = [
  { doctor: null, cabinet: null },
  { doctor: 'd', cabinet: null },
  { doctor: null, cabinet: 'b' },
  { doctor: 'd', cabinet: 'b' },
]
const keyOf = ({ doctor, cabinet }: PricePlace) => `${doctor ?? '-'} ${cabinet ?? '-'}`

/** At an hour since the first day a cell gets a price, or loses its own; of the first cell: is on request. */
const change = fc.record({
  hour: fc.integer({ min: 1, max: lastDay * 24 }),
  cell: fc.integer({ min: 0, max: 3 }),
  price: fc.option(fc.constantFrom(4000, 5000, 6000)),
})
const history = fc.record({
  usual: fc.constantFrom(4000, 5000),
  changes: fc.uniqueArray(change, { maxLength: 6, selector: ({ hour }) => hour }),
})
type History = typeof history extends fc.Arbitrary<infer T> ? T : never

type State = ReadonlyMap<string, number | null>
const instantOf = (hour: number) => new Date(Date.parse(`${firstDay}T00:00:00Z`) + hour * 3_600_000)

/** The states of the price list, each with the instant from which it stood, by a model that knows nothing of entries. */
function statesOf({ usual, changes }: History): { since: Date; state: State }[] {
  const states = [
    { since: instantOf(0), state: new Map<string, number | null>([[keyOf(cells[0] as PricePlace), usual]]) },
  ]
  for (const { hour, cell, price } of changes.toSorted((one, other) => one.hour - other.hour)) {
    const state = new Map(states.at(-1)?.state)
    const place = cells[cell] as PricePlace
    if (price === null && cell > 0) state.delete(keyOf(place))
    else state.set(keyOf(place), price)
    states.push({ since: instantOf(hour), state })
  }
  return states
}

/** The price in a state: of both, of the doctor, of the branch, the usual one. */
function priceIn(state: State, { doctor, cabinet }: PricePlace): number | null {
  for (const key of [
    `${doctor ?? '-'} ${cabinet ?? '-'}`,
    `${doctor ?? '-'} -`,
    `- ${cabinet ?? '-'}`,
    '- -',
  ])
    if (state.has(key)) return state.get(key) ?? null
  return null
}

/** What the database has of these states: the price list, and an entry for each price that has changed. */
function serviceOf(states: readonly { since: Date; state: State }[]): PromotedService {
  const entries = states.flatMap(({ since, state }, at): PriceEntry[] => {
    const before = states[at - 1]?.state ?? new Map()
    return cells.flatMap((cell) => {
      const key = keyOf(cell)
      if (state.has(key) === before.has(key) && state.get(key) === before.get(key)) return []
      const price = state.get(key) ?? null
      return [{ ...cell, price, priceTo: null, priceRepeat: null, currency: 'KZT', since }]
    })
  })
  const last = states.at(-1)?.state ?? new Map()
  return {
    code: 's',
    price: last.get('- -') ?? null,
    priceTo: null,
    currency: 'KZT',
    prices: cells.slice(1).flatMap((cell) =>
      last.has(keyOf(cell))
        ? [
            {
              ...(cell.doctor && { doctor: cell.doctor }),
              ...(cell.cabinet && { cabinet: cell.cabinet }),
              price: last.get(keyOf(cell)) ?? undefined,
            },
          ]
        : [],
    ) as PromotedService['prices'],
    isHidden: false,
    isLeast: false,
    history: entries,
  }
}

const promotionOf = (
  from: string,
  change: Partial<Promotion> & { code?: string } = {},
): Promotion & { code: string } => ({
  code: 'p',
  title: { ru: 'Акция' },
  from,
  to: addDays(from, 9),
  services: [{ service: 's', before: 5000, now: 4000 }],
  ...change,
})

const now = instantOf(lastDay * 24)
const rulesOf = (service: PromotedService, timezone: string, others: readonly PromotedPrice[] = []) => ({
  services: new Map([[service.code, service]]),
  branches: [
    { code: 'a', timezone },
    { code: 'b', timezone: 'Asia/Almaty' },
  ],
  others,
  now,
})
const standing = (price: Partial<PromotedService> = {}): PromotedService => ({
  ...serviceOf(statesOf({ usual: 5000, changes: [] })),
  ...price,
})
const codesOf = (promotion: Promotion & { code: string }, rules: Parameters<typeof promote>[1]) =>
  promote(promotion, rules).problems.map(({ code, path }) => [path.join('.'), code])

describe('promote', () => {
  it('holds at a place exactly where the price before has stood since 30 days before the start, whatever the history, the day and the zone', () => {
    fc.assert(
      fc.property(
        history,
        fc.integer({ min: 20, max: 150 }),
        fc.constantFrom(...zones),
        (past, day, timezone) => {
          const states = statesOf(past)
          const service = serviceOf(states)
          const from = addDays(firstDay, day)
          const { prices } = promote(promotionOf(from), rulesOf(service, timezone))
          for (const cabinet of ['a', 'b'])
            for (const doctor of [null, 'd', 'other']) {
              const zone = cabinet === 'a' ? timezone : 'Asia/Almaty'
              const begins = zonedInstant(addDays(from, -standingDays), '00:00', zone)
              // Every state that stood at any instant from then on.
              const stood = states.filter((_, at) => {
                const until = states[at + 1]?.since
                return until === undefined || until > begins
              })
              const isHonest =
                (states[0]?.since ?? now) <= begins &&
                stood.every(({ state }) => priceIn(state, { doctor, cabinet }) === 5000)
              const isHeld = prices.some((one) => one.cabinet === cabinet && isForDoctor(one, doctor))
              expect(isHeld).toBe(isHonest)
            }
        },
      ),
      { numRuns: 400 },
    )
  })

  it('lasts from midnight to midnight of each branch', () => {
    const { prices } = promote(promotionOf('2026-05-01'), rulesOf(standing(), 'Europe/Moscow'))
    expect(
      prices.map(({ cabinet, startsAt, endsAt }) => [cabinet, startsAt.toISOString(), endsAt.toISOString()]),
    ).toEqual([
      ['a', '2026-04-30T21:00:00.000Z', '2026-05-10T21:00:00.000Z'],
      ['b', '2026-04-30T19:00:00.000Z', '2026-05-10T19:00:00.000Z'],
    ])
  })

  it('never lets two promotions of a service be nearer than 30 days, so that "only today" cannot be every day', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ day: fc.integer({ min: 40, max: 160 }), days: fc.integer({ min: 1, max: 90 }) }),
          {
            minLength: 2,
            maxLength: 5,
          },
        ),
        fc.constantFrom(...zones),
        (wanted, timezone) => {
          const held: PromotedPrice[] = []
          for (const [at, { day, days }] of wanted.entries()) {
            const from = addDays(firstDay, day)
            const promotion = promotionOf(from, { code: String(at), to: addDays(from, days - 1) })
            held.push(...promote(promotion, rulesOf(standing(), timezone, held)).prices)
          }
          const byBranch = Map.groupBy(held, ({ cabinet }) => cabinet)
          for (const prices of byBranch.values()) {
            const sorted = prices.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
            for (const [at, { startsAt }] of sorted.entries()) {
              const before = sorted[at - 1]
              // An hour less, where the clocks are put forward.
              if (before)
                expect(startsAt.getTime() - before.endsAt.getTime()).toBeGreaterThanOrEqual(
                  standingDays * 86_400_000 - 3_600_000,
                )
            }
          }
        },
      ),
    )
  })

  it('says which price stands, and since when', () => {
    const { problems } = promote(
      promotionOf('2026-05-01', { services: [{ service: 's', before: 7000, now: 4000 }] }),
      rulesOf(standing(), 'Asia/Almaty'),
    )
    expect(problems).toEqual([
      {
        path: ['services', 0, 'before'],
        code: 'promotionBefore',
        params: { price: '5\u00A0000\u00A0₸', since: '20.01.2026', before: '7\u00A0000\u00A0₸' },
      },
    ])
  })

  it('says from when on a young price may be promoted', () => {
    const { problems } = promote(promotionOf('2026-02-19'), rulesOf(standing(), 'Asia/Almaty'))
    expect(problems).toMatchObject([
      { code: 'promotionYoung', params: { since: '20.01.2026', from: '20.02.2026' } },
    ])
    expect(codesOf(promotionOf('2026-02-20'), rulesOf(standing(), 'Asia/Almaty'))).toEqual([])
  })

  it.each([
    ['a service that visitors do not see', { isHidden: true }, ['services.0.service', 'promotionHidden']],
    ['a price on request', { price: null }, ['services.0.before', 'promotionNoPrice']],
    ['a range', { priceTo: 9000 }, ['services.0.before', 'promotionRange']],
    ['a price "from"', { isLeast: true }, ['services.0.before', 'promotionRange']],
    ['another currency than the history has', { currency: 'RUB' }, ['services.0.before', 'promotionYoung']],
  ])('refuses %s', (_, price, fault) => {
    expect(codesOf(promotionOf('2026-05-01'), rulesOf(standing(price), 'Asia/Almaty'))).toEqual([fault])
  })

  it('is for nobody, not for all, once the last doctor or branch that was chosen is gone', () => {
    const rules = rulesOf(standing(), 'Asia/Almaty')
    const promotion = promotionOf('2026-05-01', { doctors: [] })
    expect(promote(promotion, rules).prices).toEqual([])
    expect(codesOf(promotion, rules)).toEqual([['doctors', 'promotionNobody']])
    expect(promote(promotionOf('2026-05-01', { cabinets: [] }), rules).prices).toEqual([])
  })

  it('leaves out a service that is gone, and keeps the others', () => {
    const services = [
      { service: 'gone', before: 5000, now: 4000 },
      { service: 's', before: 5000, now: 4000 },
    ]
    const { prices } = promote(promotionOf('2026-05-01', { services }), rulesOf(standing(), 'Asia/Almaty'))
    expect(new Set(prices.map(({ service }) => service))).toEqual(new Set(['s']))
  })

  it('takes the discount of the promotion where a line has no price of its own, and never more than it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        (percent, before) => {
          const promotion = promotionOf('2026-05-01', { percent, services: [{ service: 's', before }] })
          const service = standing({ price: before })
          const history = service.history.map((entry) => ({ ...entry, price: before }))
          const [price] = promote(promotion, rulesOf({ ...service, history }, 'Asia/Almaty')).prices
          const exact = (before * (100 - percent)) / 100
          expect(price?.now).toBeLessThanOrEqual(exact)
          expect(price?.now).toBeGreaterThan(exact - 1)
          expect(priceAt(service, { doctor: null, cabinet: null }).price).toBe(before)
        },
      ),
    )
  })
})
