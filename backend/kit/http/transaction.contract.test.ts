import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bothDatabases } from '../../test/databases.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from './transaction.ts'

describe.each(await bothDatabases())('on $name, a transaction', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  /** How often a transaction is tried that first fails with a SQLSTATE `failures` times. */
  async function triesOf(state: string, failures: number) {
    let tries = 0
    const run = inTransaction(db.orm, async (orm) => {
      tries += 1
      if (tries <= failures)
        await orm.execute(sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`))
    })
    const isDone = await run.then(
      () => true,
      () => false,
    )
    return { tries, isDone }
  }

  it.each(['40001', '40P01', '23503'])('that gave way to another (%s) is tried again', async (state) => {
    expect(await triesOf(state, 2)).toEqual({ tries: 3, isDone: true })
    expect(await triesOf(state, 9)).toEqual({ tries: 3, isDone: false })
  })
  it('that failed otherwise is not', async () => {
    expect(await triesOf('23505', 1)).toEqual({ tries: 1, isDone: false })
  })
})
