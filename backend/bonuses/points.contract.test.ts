import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lotsOf } from '../../schemas/ledgers/lots.ts'
import { seedDatabase } from '../content/seed-database.ts'
import { type BonusCardRow, bonusCard, patient, points as table } from '../database/tables/index.ts'
import type { Database, Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { addRow, balanceOf, reverseRow, statementOf } from '../kit/ledger/ledger.ts'
import type { LedgerRow } from '../kit/ledger/ledger-table.ts'
import { todayOf } from '../shared/shown/today-of.ts'
import { bothDatabases } from '../test/databases.ts'
import { smallSeed } from '../test/small-seed.ts'
import { endDue } from './end-due.ts'
import { endPoints } from './end-points.ts'
import { lockCard } from './lock-card.ts'
import { openCard } from './open-card.ts'
import { points } from './points.ledger.ts'

const company = '1001'
const by = crypto.randomUUID()

/** Days of points long ago: the clock of the test runs through them, and the real one takes off nothing meanwhile. */
const dayOf = (day: number) => `2126-01-${String(day + 1).padStart(2, '0')}`
const dayCount = 6

const operation = fc.oneof(
  fc.record({
    do: fc.constant('accrue' as const),
    amount: fc.integer({ min: 1, max: 40 }),
    until: fc.option(fc.nat({ max: dayCount - 1 })),
  }),
  fc.record({ do: fc.constant('redeem' as const), amount: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ do: fc.constant('takeBack' as const), which: fc.nat({ max: 5 }) }),
)
type Operation = typeof operation extends fc.Arbitrary<infer One> ? One : never
/** What happens on each day at the same time; each is sent twice with its key. */
const days = fc.array(fc.array(operation, { maxLength: 5 }), { minLength: dayCount, maxLength: dayCount })

/** The statement replayed without any arithmetic: each point is one thing, of the row that has added it. */
function replay(rows: readonly LedgerRow[]): string[] {
  const held: string[] = []
  for (const { id, amount, kind, source, reverses } of rows) {
    for (let n = 0; n < amount; n += 1) held.push(id)
    for (let n = 0; n < -amount; n += 1) {
      const wanted = reverses ?? (kind === 'expiry' ? source : null)
      const own = held.indexOf(wanted ?? '')
      expect(held.length).toBeGreaterThan(0)
      held.splice(own === -1 ? 0 : own, 1)
    }
  }
  return held
}

describe.each(await bothDatabases())('points on $name', ({ open }) => {
  let db: Database
  let holder: string
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    const [row] = await db.orm
      .insert(patient)
      .values({ company, number: 1, lastName: 'Ким', name: 'Анна' })
      .returning({ id: patient.id })
    holder = row?.id ?? ''
  })
  afterAll(() => db.close())

  async function newCard(): Promise<BonusCardRow> {
    await db.orm.delete(table)
    await db.orm.delete(bonusCard)
    return openCard(db.orm, { company, patient: holder, by })
  }
  const unlessRefused = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      return error.code
    })
  const inTurn = (card: BonusCardRow, act: (orm: Orm) => Promise<unknown>) =>
    unlessRefused(
      db.orm.transaction(async (orm) => {
        await lockCard(orm, card)
        return act(orm)
      }),
    )

  it('are as a model says, whatever happens at the same time, and each thing once', async () => {
    await fc.assert(
      fc.asyncProperty(days, async (given) => {
        const card = await newCard()
        const row = { company, holder: card.id, by }
        const acts = {
          accrue: (key: string, one: Extract<Operation, { do: 'accrue' }>) => (orm: Orm) =>
            addRow(orm, points, {
              ...row,
              key,
              kind: 'accrual',
              amount: one.amount,
              until: one.until === null ? null : dayOf(one.until),
            }),
          redeem: (key: string, one: Extract<Operation, { do: 'redeem' }>) => (orm: Orm) =>
            addRow(orm, points, { ...row, key, kind: 'redemption', amount: -one.amount }),
          takeBack: (key: string, one: Extract<Operation, { do: 'takeBack' }>) => async (orm: Orm) => {
            const given = (await statementOf(orm, points, card.id)).filter(
              ({ kind, reverses }) => kind !== 'expiry' && reverses === null,
            )
            const id = given[one.which]?.id
            return id && reverseRow(orm, points, { ...row, id, key, reason: 'Возврат' })
          },
        }
        const actOf = (one: Operation, key: string) => {
          if (one.do === 'accrue') return acts.accrue(key, one)
          return one.do === 'redeem' ? acts.redeem(key, one) : acts.takeBack(key, one)
        }
        for (const [day, operations] of given.entries()) {
          const sent = operations.flatMap((one, at) => {
            const key = `${day}-${at}`
            return one.do === 'takeBack' ? [actOf(one, key)] : [actOf(one, key), actOf(one, key)]
          })
          const outcomes = await Promise.all(sent.map((act) => inTurn(card, act)))
          const codes = new Set(outcomes.filter((one) => typeof one === 'string'))
          expect([...codes].filter((code) => code !== 'BALANCE_LOW' && code !== 'REVERSED')).toEqual([])
          await db.orm.transaction(async (orm) => {
            const [now] = await orm
              .select()
              .from(bonusCard)
              .where(eq(bonusCard.id, card.id))
              .for('no key update')
            if (now) await endPoints(orm, now, dayOf(day + 1))
          })
          const rows = await statementOf(db.orm, points, card.id)
          const held = replay(rows)
          expect(await balanceOf(db.orm, points, card.id)).toBe(held.length)
          const lots = new Map(lotsOf(rows).map(({ id, left }) => [id, left]))
          expect(lots).toEqual(
            new Map([...Map.groupBy(held, (id) => id)].map(([id, all]) => [id, all.length])),
          )
          const untils = new Map(rows.map(({ id, until }) => [id, until]))
          expect(held.filter((id) => (untils.get(id) ?? dayOf(dayCount)) <= dayOf(day))).toEqual([])
          expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
        }
        await db.orm
          .update(bonusCard)
          .set({ endedTo: dayOf(0) })
          .where(eq(bonusCard.id, card.id))
      }),
      { numRuns: 15 },
    )
  })

  it('cannot be used twice by two at once, even without any lock of ours', async () => {
    const card = await newCard()
    const row = { company, holder: card.id, by }
    await addRow(db.orm, points, { ...row, key: 'given', kind: 'accrual', amount: 100 })
    const outcomes = await Promise.all(
      ['one', 'other'].map((key) =>
        unlessRefused(
          db.orm.transaction((orm) => addRow(orm, points, { ...row, key, kind: 'redemption', amount: -80 })),
        ),
      ),
    )
    expect(outcomes.filter((one) => one === 'BALANCE_LOW')).toHaveLength(1)
    expect(await balanceOf(db.orm, points, card.id)).toBe(20)
  })

  it('are never changed once they are written', async () => {
    const card = await newCard()
    await addRow(db.orm, points, { company, holder: card.id, by, key: 'given', kind: 'accrual', amount: 100 })
    await expect(db.orm.update(table).set({ amount: 5 })).rejects.toThrow()
  })

  it('end by the clock of the clinic, once, though nobody looks at the card', async () => {
    const card = await newCard()
    const today = await todayOf(db.orm, company)
    const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10)
    await db.orm.update(bonusCard).set({ endedTo: yesterday }).where(eq(bonusCard.id, card.id))
    const row = { company, holder: card.id, by, kind: 'accrual' }
    await addRow(db.orm, points, { ...row, key: 'over', amount: 100, until: yesterday })
    await addRow(db.orm, points, { ...row, key: 'last day', amount: 30, until: today })
    await addRow(db.orm, points, { ...row, key: 'used', kind: 'redemption', amount: -40 })
    await Promise.all([endDue(db), endDue(db)])
    await endDue(db)
    const rows = await statementOf(db.orm, points, card.id)
    expect(rows.filter(({ kind }) => kind === 'expiry').map(({ amount }) => amount)).toEqual([-60])
    expect(await balanceOf(db.orm, points, card.id)).toBe(30)
  })
})
