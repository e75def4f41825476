import { eq } from 'drizzle-orm'
import { withModules } from '../../scripts/lib/with-modules.mjs'
import { say } from '../lib/say.mjs'
import { withPostgres } from '../lib/with-postgres.mjs'

const operations = 10_000
const cards = 200
/** How many work at the same time, on the pools of two processes. */
const desks = 32
const least = 300

const company = '1001'
const by = '00000000-0000-4000-8000-000000000001'
const reason = 'Возврат'

const sources = [
  '/backend/open-database.ts',
  '/backend/content/seed-database.ts',
  '/backend/test/small-seed.ts',
  '/backend/test/cluster.ts',
  '/backend/database/tables/index.ts',
  '/backend/kit/errors/api-error.ts',
  '/backend/kit/ledger/ledger.ts',
  '/backend/bonuses/open-card.ts',
  '/backend/bonuses/lock-card.ts',
  '/backend/bonuses/points.ledger.ts',
  '/schemas/ledgers/lots.ts',
]

/** Numbers by chance that are the same in each run, below `limit`. */
function createChance(seed) {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

/** Random operations; one of ten is that of before once more, as a repeated call sends it. */
function operationsOf(chance) {
  const all = []
  for (let at = 0; at < operations; at += 1) {
    const before = all.at(-1 - chance(desks))
    if (before && chance(10) === 0) {
      all.push(before)
      continue
    }
    const does = ['accrual', 'accrual', 'redemption', 'redemption', 'takeBack'][chance(5)]
    all.push({ does, key: `bench ${at}`, card: chance(cards), amount: 1 + chance(100) })
  }
  return all
}

/** A statement replayed without the ledger's own arithmetic: each point is one thing, of the row that has added it. */
function replay(rows) {
  const held = []
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

async function openCards({ db, seedDatabase, smallSeed, openCard, patient }) {
  await seedDatabase(db, smallSeed)
  const patients = await db.orm
    .insert(patient)
    .values(
      Array.from({ length: cards }, (_, number) => ({
        company,
        number: number + 1,
        lastName: 'Ким',
        name: `${number}`,
      })),
    )
    .returning({ id: patient.id })
  const opened = []
  for (const { id } of patients) opened.push(await openCard(db.orm, { company, patient: id, by }))
  return opened
}

/** Does one operation in a transaction of its own, as a call does. Returns the row, or the code of what has refused it. */
async function act(db, { ApiError, lockCard, addRow, reverseRow, statementOf, points }, card, one) {
  const row = { company, holder: card.id, by, key: one.key }
  try {
    return await db.orm.transaction(async (orm) => {
      await lockCard(orm, card)
      if (one.does !== 'takeBack') {
        const amount = one.does === 'accrual' ? one.amount : -one.amount
        return addRow(orm, points, { ...row, kind: one.does, amount })
      }
      const taken = (await statementOf(orm, points, card.id)).filter(({ reverses }) => reverses === null)
      const which = taken[one.amount % Math.max(1, taken.length)]
      return which ? reverseRow(orm, points, { ...row, id: which.id, reason }) : 'nothing'
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.code
  }
}

/** What of the ledger is not as the model says: balances, lots, rows that nobody was told of, and keys that have two. */
async function faultsOf({ db, statementOf, balanceOf, points, lotsOf }, card, told) {
  const rows = await statementOf(db.orm, points, card.id)
  const held = replay(rows)
  const sum = [...told.values()].reduce((all, amount) => all + amount, 0)
  const lots = new Map(lotsOf(rows).map(({ id, left }) => [id, left]))
  const modelled = Object.entries(Object.groupBy(held ?? [], (id) => id))
  const checks = {
    'fell below zero': held !== undefined,
    'another balance than was answered': (await balanceOf(db.orm, points, card.id)) === sum,
    'another balance than the model': held?.length === sum,
    'other lots than the model':
      lots.size === modelled.length && modelled.every(([id, points]) => lots.get(id) === points.length),
    'other rows than were answered':
      rows.length === told.size && rows.every(({ id, amount }) => told.get(id) === amount),
    'a key twice': new Set(rows.map(({ key }) => key)).size === rows.length,
  }
  return Object.keys(checks).filter((name) => !checks[name])
}

/** 10,000 random operations of bonus cards by 32 desks at the same time, on Postgres. */
export const measure = () =>
  withModules(sources, async (load) => {
    const modules = Object.assign({}, ...(await Promise.all(sources.map(load))))
    return withPostgres(modules, async (urlOf) => {
      const open = () => modules.openDatabase({ dataDir: '', databaseUrl: urlOf() })
      const dbs = [await open(), await open()]
      try {
        const opened = await openCards({ ...modules, db: dbs[0] })
        say('the cards are open')
        const told = opened.map(() => new Map())
        const outcomes = {}
        const queue = operationsOf(createChance(38)).entries()
        const started = performance.now()
        const desk = async (db) => {
          for (const [, one] of queue) {
            const outcome = await act(db, modules, opened[one.card], one)
            const name = typeof outcome === 'string' ? outcome : one.does
            outcomes[name] = (outcomes[name] ?? 0) + 1
            if (typeof outcome === 'object') told[one.card].set(outcome.id, outcome.amount)
          }
        }
        await Promise.all(Array.from({ length: desks }, (_, number) => desk(dbs[number % dbs.length])))
        const rate = operations / ((performance.now() - started) / 1000)
        const faults = []
        for (const [at, card] of opened.entries())
          faults.push(...(await faultsOf({ ...modules, db: dbs[0] }, card, told[at])))
        const rows = await dbs[0].orm.$count(modules.points.table, eq(modules.points.table.company, company))
        return [
          {
            name: `ledger on Postgres: ${operations} operations of ${desks} at once, balances other than the model's`,
            target: '0',
            value: `${faults.length}`,
            note:
              faults.length > 0
                ? [...new Set(faults)].join('; ')
                : `${rows} rows; ${JSON.stringify(outcomes)}`,
            holds: faults.length === 0 && outcomes.BALANCE_LOW > 0,
          },
          {
            name: 'ledger: operations a second',
            target: `≥ ${least}`,
            value: rate.toFixed(0),
            holds: rate >= least,
          },
        ]
      } finally {
        for (const db of dbs) await db.close()
      }
    })
  })
