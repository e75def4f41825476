import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { ApiError } from '../errors/api-error.ts'
import { silentLog } from '../log.ts'
import { errorHandler } from './error-answer.ts'

it.each([
  ['ENOSPC', 507, 'STORAGE_FULL'],
  ['53100', 507, 'STORAGE_FULL'],
  ['ECONNREFUSED', 503, 'UNAVAILABLE'],
  ['EACCES', 500, 'INTERNAL'],
])('answers %s with %i and words about it', async (code, status, name) => {
  const app = new Hono().onError(errorHandler(silentLog)).get('/', () => {
    // The database names the cause of a failed query.
    throw new Error('failed', { cause: Object.assign(new Error(code), { code }) })
  })
  const answer = await app.request('/')
  expect(answer.status).toBe(status)
  const { error } = await answer.json()
  expect(error.code).toBe(name)
  expect(error.message).not.toBe('')
})

it('says at the field of the code that it is wrong', async () => {
  const app = new Hono().onError(errorHandler(silentLog)).get('/', () => {
    throw new ApiError('CODE_INVALID', { data: { ATTEMPTS_LEFT: 4 } })
  })
  const { error } = await (await app.request('/')).json()
  expect(error).toMatchObject({ fields: { CODE: [error.message] }, data: { ATTEMPTS_LEFT: 4 } })
})
