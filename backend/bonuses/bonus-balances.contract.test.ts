import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDatabase } from '../content/seed-database.ts'
import { bonusCard, patient, points as table } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { addRow, balanceOf } from '../kit/ledger/ledger.ts'
import { openEither } from '../test/databases.ts'
import { smallSeed } from '../test/small-seed.ts'
import { imported } from './bonus-balances.import.ts'
import { points } from './points.ledger.ts'

const by = { company: '1001', account: crypto.randomUUID() }
const row = (balance: number, name = 'Анна') => ({ lastName: 'Ким', name, phone: '+77001112233', balance })

let db: Database
beforeAll(async () => {
  db = await openEither()
  await seedDatabase(db, smallSeed)
  await db.orm
    .insert(patient)
    .values({ company: by.company, number: 1, lastName: 'Ким', name: 'Анна', phone: '+77001112233' })
})
afterAll(() => db.close())

const plan = async (...rows: ReturnType<typeof row>[]) => imported.plan(db.orm, by.company, rows)
const balance = async () => {
  const [card] = await db.orm.select().from(bonusCard)
  return card && (await balanceOf(db.orm, points, card.id))
}

it('brings balances once, changes them by what is missing, and takes off what nobody has used', async () => {
  expect(await plan(row(300), row(50, 'Пётр'))).toMatchObject([
    { outcome: 'add' },
    { outcome: 'fault', code: 'unknownPatient' },
  ])
  const [added] = await imported.add(db.orm, by, [row(300)])
  expect([added?.revision, await balance()]).toEqual([1, 300])
  expect(await plan(row(300))).toMatchObject([{ outcome: 'same' }])
  const [change] = await plan(row(450))
  expect(change).toMatchObject({ outcome: 'change', revision: 1, before: { balance: 300 } })
  const target = added?.target ?? ''
  const changed = { target, revision: 1, value: row(450), before: { balance: 300 } }
  expect(await imported.change(db.orm, by, changed)).toBe(2)
  expect(await imported.change(db.orm, by, changed)).toBeUndefined()
  expect(await balance()).toBe(450)
  expect(await imported.changeBack(db.orm, by, { ...changed, revision: 2 })).toBe(true)
  expect(await balance()).toBe(300)
  const used = { company: by.company, holder: target, by: by.account, key: 'used', kind: 'redemption' }
  await addRow(db.orm, points, { ...used, amount: -1 })
  expect(await imported.takeBack(db.orm, by, [{ target, revision: 3 }])).toEqual(new Set())
  await addRow(db.orm, points, { ...used, key: 'more', kind: 'correction', amount: 1 })
  expect(await imported.takeBack(db.orm, by, [{ target, revision: 3 }])).toEqual(new Set([target]))
  expect(await balance()).toBe(0)
  const rows = await db.orm.select().from(table).where(eq(table.kind, 'import'))
  expect(rows.map(({ amount }) => amount)).toEqual([300, 150, -150, -300])
})
