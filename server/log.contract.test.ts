import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmation } from '../backend/database/tables/index.ts'
import type { Database } from '../backend/kit/database/database.ts'
import { testDatabases } from '../backend/test/databases.ts'
import { createLog } from './log.ts'

describe.each(await testDatabases())('the log on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  const logged = (err: unknown): string => {
    const lines: string[] = []
    createLog('info', { write: (line) => void lines.push(line) }).error({ err }, 'it failed')
    return lines.join('')
  }
  const row = {
    purpose: 'email' as const,
    channel: 'email' as const,
    contact: 'secret@example.kz',
    secretHash: 'secret hash',
    pending: { text: 'secret\n    at secret' },
    expiresAt: new Date(),
  }
  const faultOf = (values: object): Promise<unknown> =>
    db.orm
      .insert(confirmation)
      .values({ ...row, ...values })
      .then(
        () => undefined,
        (error: unknown) => error,
      )

  it.each([
    ['a key that is taken', { id: '00000000-0000-4000-8000-000000000001' }, '23505'],
    ['a value that is missing', { attempts: null }, '23502'],
    ['an account that is not there', { account: '00000000-0000-4000-8000-00000000dead' }, '23503'],
  ])(
    'tells the text and the cause of a query that failed for %s, not its values',
    async (_, values, code) => {
      await db.orm
        .insert(confirmation)
        .values({ ...row, id: '00000000-0000-4000-8000-000000000001' })
        .onConflictDoNothing()
      const fault = await faultOf(values)
      expect(String(fault)).toContain('secret hash')
      for (const error of [
        fault,
        new Error('around it', { cause: fault }),
        new AggregateError([fault], 'many'),
      ]) {
        const line = logged(error)
        expect(line).toContain('insert into \\"confirmation\\"')
        expect(line).toContain('log.contract.test.ts')
        expect(line).toMatch(/violates|duplicate key/)
        expect(line).not.toMatch(/secret(?!_hash)|0000dead/)
      }
      expect((fault as Error).cause).toMatchObject({ code })
    },
  )

  it('tells other errors as they are', () => {
    const error = Object.assign(new TypeError('broken', { cause: new Error('below') }), { code: 'EBROKEN' })
    const { err } = JSON.parse(logged(error))
    expect(err).toMatchObject({ type: 'TypeError', message: 'broken: below', code: 'EBROKEN' })
    expect(err.stack).toContain('caused by: Error: below')
    expect(JSON.parse(logged('a word')).err).toBe('a word')
    const circle = new Error('round')
    circle.cause = circle
    expect(JSON.parse(logged(circle)).err.message).toContain('round')
  })
})
