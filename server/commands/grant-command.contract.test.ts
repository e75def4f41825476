import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../backend/kit/database/database.ts'
import { call, testBackend } from '../../backend/test/call.ts'
import { openEither } from '../../backend/test/databases.ts'
import { addPerson, type SignedIn } from '../../backend/test/people.ts'
import { grantRole } from './grant-command.ts'

let db: Database
let aru: SignedIn
beforeAll(async () => {
  db = await openEither()
  aru = await addPerson(db, { email: 'aru@example.kz', lastName: 'Ахметова', name: 'Ару' })
})
afterAll(() => db.close())

const grant = (...args: string[]) => grantRole(db, { ADMINISTRATORS: [] }, args)

/** The roles that a server with these settings gives a person. */
async function rolesOf(administrators: string[], { cookie }: SignedIn = aru) {
  const backend = testBackend(db, undefined, { administrators })
  const user = await (await call(backend, '/api/api-front2/ru/v1/user', { cookie })).json()
  return { moderator: user.IS_MODERATOR, administrator: user.IS_ADMINISTRATOR }
}

it('grants a role, which counts at once, and takes it back', async () => {
  expect(await rolesOf([])).toEqual({ moderator: false, administrator: false })
  expect(await grant('administrator', 'Aru@Example.kz')).toBe(
    'Ахметова Ару (aru@example.kz) is now an administrator.',
  )
  await grant('moderator', 'aru@example.kz')
  expect(await rolesOf([])).toEqual({ moderator: true, administrator: true })
  expect(await grant('list')).toBe('aru@example.kz  administrator, moderator  Ахметова Ару')
  await grant('revoke', 'moderator', 'aru@example.kz')
  await grant('revoke', 'administrator', 'aru@example.kz')
  expect(await rolesOf([])).toEqual({ moderator: false, administrator: false })
  expect(await grant('list')).toBe('Nobody is an administrator or a moderator.')
})

it('goes by the configured e-mails where nothing was granted or revoked', async () => {
  const other = await addPerson(db, { email: 'dana@example.kz' })
  expect(await rolesOf(['dana@example.kz'], other)).toMatchObject({ administrator: true })
  // The role that the command has written for Aru in the test before counts.
  expect(await rolesOf(['aru@example.kz'])).toMatchObject({ administrator: false })
  const typed = await addPerson(db, { email: 'typed@example.kz', emailConfirmedAt: null })
  expect(await rolesOf(['typed@example.kz'], typed)).toMatchObject({ administrator: false })
})

it('lists who is configured without an account', async () => {
  expect(await grantRole(db, { ADMINISTRATORS: ['later@example.kz'] }, ['list'])).toBe(
    'later@example.kz  administrator, as soon as there is such an account',
  )
})

it('says what is wrong with what it was given', async () => {
  await expect(grant('owner', 'aru@example.kz')).rejects.toThrow(/^Usage: /)
  await expect(grant('moderator')).rejects.toThrow(/^Usage: /)
  await expect(grant('revoke')).rejects.toThrow(/^Usage: /)
  await expect(grant('moderator', 'nobody@example.kz')).rejects.toThrow(
    'There is no account with "nobody@example.kz"',
  )
})
