import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Backend } from '../../create-backend.ts'
import { authorization, testBackend } from '../../test/call.ts'
import { openEmbedded } from '../../test/databases.ts'
import type { Database } from '../database/database.ts'

let db: Database
let backend: Backend
beforeAll(async () => {
  db = await openEmbedded()
  backend = testBackend(db)
})
afterAll(() => db.close())

const calls = [
  ['GET', '/front/ru/v1/companies', undefined],
  ['GET', '/api-front2/ru/v1/user', undefined],
  ['POST', '/w-front/ru/v1/appointment/hold', {}],
  ['POST', '/w-front/ru/v1/question', {}],
] as const

it.each(calls)(
  'refuses %s %s while the database does not answer, and says when to come again',
  async (method, path, body) => {
    const headers = {
      authorization,
      origin: 'http://api.test',
      'content-type': 'application/json',
      cookie: 'sid=0123456789abcdef0123456789abcdef',
    }
    const send = () =>
      backend.fetchFrom(
        new Request(`http://api.test/api${path}`, {
          method,
          headers,
          ...(body && { body: JSON.stringify(body) }),
        }),
        { address: '203.0.113.9', deadlineMs: 30 },
      )
    // The transaction has the only connection.
    const held = await db.orm.transaction(() => send())
    expect([held.status, held.headers.get('retry-after')]).toEqual([503, '10'])
  },
)
