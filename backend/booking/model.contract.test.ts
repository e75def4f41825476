import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../kit/database/database.ts'
import { testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { openClinic } from './test/clinic.ts'
import { runModel } from './test/run-model.ts'

const operations = process.env.FULL ? 10_000 : 400

/** A run in which nothing was booked, moved or refused would show nothing. */
const enough = {
  'hold 201': 1,
  'hold 409': 1,
  'book 201': operations / 40,
  'cancel 200': 1,
  'move 200': 1,
  'staff 201': 1,
  'staff 409': 1,
}

describe.each(await testDatabases())('random operations at the same time on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    await openClinic(db)
  })
  afterAll(() => db.close())

  it('book nobody twice, lose nothing that was acknowledged, and keep nothing that was not', async () => {
    const seed = Date.now() % 1_000_000
    const outcome = await runModel(db, testBackend(db), { operations, seed, enough })
    expect({ seed, ...outcome }).toEqual({ seed, doubleBookings: 0, lost: [], unknown: [] })
  })
})
