import { lockCard } from '../../backend/bonuses/lock-card.ts'
import { openCard } from '../../backend/bonuses/open-card.ts'
import { points } from '../../backend/bonuses/points.ledger.ts'
import { seedDatabase } from '../../backend/content/seed-database.ts'
import { type BonusCardRow, patient } from '../../backend/database/tables/index.ts'
import type { Database } from '../../backend/kit/database/database.ts'
import { ApiError } from '../../backend/kit/errors/api-error.ts'
import { addRow, balanceOf, reverseRow, statementOf } from '../../backend/kit/ledger/ledger.ts'
import type { LedgerRow } from '../../backend/kit/ledger/ledger-table.ts'
import { openDatabase } from '../../backend/open-database.ts'
import { smallSeed } from '../../backend/test/small-seed.ts'
import { lotsOf } from '../../schemas/ledgers/lots.ts'
import type { GrowthMeasure } from '../lib/growth-measure.ts'
import { say } from '../lib/say.mjs'

const operations = 10_000
const cards = 200
/** How many work at the same time, on the pools of two processes. */
const desks = 32
const least = 300

const company = '1001'
const by = '00000000-0000-4000-8000-000000000001'

type Operation = { does: 'accrual' | 'redemption' | 'takeBack'; key: string; card: number; amount: number }
const kinds = ['accrual', 'accrual', 'redemption', 'redemption', 'takeBack'] as const

/** Numbers by chance that are the same in each run, below `limit`. */
function createChance(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

/** Random operations; one of ten is one of the last ones once more, as a repeated call sends it. */
function operationsOf(chance: (limit: number) => number): Operation[] {
  const all: Operation[] = []
  for (let at = 0; at < operations; at += 1) {
    const before = all.at(-1 - chance(desks))
    const does = kinds[chance(kinds.length)] ?? 'accrual'
    const another = { does, key: `bench ${at}`, card: chance(cards), amount: 1 + chance(100) }
    all.push(before && chance(10) === 0 ? before : another)
  }
  return all
}

/** A statement replayed without the ledger's own arithmetic: each point is one thing, of the row that has added it. Undefined if it fell below zero. */
function replay(rows: readonly LedgerRow[]): string[] | undefined {
  const held: string[] = []
  for (const { id, amount, reverses } of rows) {
    for (let n = 0; n < amount; n += 1) held.push(id)
    for (let n = 0; n < -amount; n += 1) {
      if (held.length === 0) return undefined
      const own = held.indexOf(reverses ?? '')
      held.splice(own === -1 ? 0 : own, 1)
    }
  }
  return held
}

async function openCards(db: Database): Promise<BonusCardRow[]> {
  await seedDatabase(db, smallSeed)
  const patients = await db.orm
    .insert(patient)
    .values(
      Array.from({ length: cards }, (_, at) => ({ company, number: at + 1, lastName: 'Ким', name: `${at}` })),
    )
    .returning({ id: patient.id })
  const opened: BonusCardRow[] = []
  for (const { id } of patients) opened.push(await openCard(db.orm, { company, patient: id, by }))
  return opened
}

/** Does one operation in a transaction of its own, as a call does. Returns the row, or the code of what has refused it. */
async function act(db: Database, card: BonusCardRow, one: Operation): Promise<LedgerRow | string> {
  const row = { company, holder: card.id, by, key: one.key }
  try {
    return await db.orm.transaction(async (orm) => {
      await lockCard(orm, card)
      if (one.does !== 'takeBack') {
        const amount = one.does === 'accrual' ? one.amount : -one.amount
        return addRow(orm, points, { ...row, kind: one.does, amount })
      }
      const own = (await statementOf(orm, points, card.id)).filter(({ reverses }) => reverses === null)
      const which = own[one.amount % Math.max(1, own.length)]
      return which ? reverseRow(orm, points, { ...row, id: which.id, reason: 'Возврат' }) : 'nothing'
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.code
  }
}

/** What of a card is not as the model says, by what its operations were answered: the amounts of their rows by id. */
async function faultsOf(
  db: Database,
  card: BonusCardRow,
  told: ReadonlyMap<string, number>,
): Promise<string[]> {
  const rows = await statementOf(db.orm, points, card.id)
  const held = replay(rows)
  const sum = [...told.values()].reduce((all, amount) => all + amount, 0)
  const lots = new Map(lotsOf(rows).map(({ id, left }) => [id, left]))
  const modelled = Map.groupBy(held ?? [], (id) => id)
  const checks = {
    'fell below zero': held !== undefined,
    'another balance than was answered': (await balanceOf(db.orm, points, card.id)) === sum,
    'another balance than the model': held?.length === sum,
    'other lots than the model':
      lots.size === modelled.size && [...modelled].every(([id, all]) => lots.get(id) === all.length),
    'other rows than were answered':
      rows.length === told.size && rows.every(({ id, amount }) => told.get(id) === amount),
    'a key twice': new Set(rows.map(({ key }) => key)).size === rows.length,
  }
  return Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [name]))
}

/** 10,000 random operations of bonus cards by 32 desks at the same time, and whether the balances are those of a model. */
export const measure: GrowthMeasure = async ({ db, databaseUrl }) => {
  const opened = (await openCards(db)).map((card) => ({ card, told: new Map<string, number>() }))
  const other = await openDatabase({ dataDir: '', databaseUrl })
  try {
    say('the cards are open')
    const outcomes: Record<string, number> = {}
    const queue = operationsOf(createChance(38)).values()
    const desk = async (own: Database) => {
      for (const one of queue) {
        const at = opened[one.card]
        if (!at) continue
        const outcome = await act(own, at.card, one)
        const name = typeof outcome === 'string' ? outcome : one.does
        outcomes[name] = (outcomes[name] ?? 0) + 1
        if (typeof outcome === 'object') at.told.set(outcome.id, outcome.amount)
      }
    }
    const started = performance.now()
    await Promise.all(Array.from({ length: desks }, (_, number) => desk(number % 2 ? other : db)))
    const rate = operations / ((performance.now() - started) / 1000)
    const faults: string[] = []
    for (const { card, told } of opened) faults.push(...(await faultsOf(db, card, told)))
    return [
      {
        name: `ledger: ${operations} operations of ${desks} desks at once, cards other than the model's`,
        target: '0',
        value: `${faults.length}`,
        note: faults.length > 0 ? [...new Set(faults)].join('; ') : JSON.stringify(outcomes),
        // Without any that was refused nothing was tried.
        holds: faults.length === 0 && (outcomes.BALANCE_LOW ?? 0) > 0,
      },
      {
        name: 'ledger: operations a second',
        target: `≥ ${least}`,
        value: rate.toFixed(0),
        holds: rate >= least,
      },
    ]
  } finally {
    await other.close()
  }
}
