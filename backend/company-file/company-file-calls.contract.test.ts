import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  companyFile,
  companyFileList,
  companyFileTicket,
  pieceBytes,
} from '../../schemas/api/company-file.ts'
import type { Backend } from '../create-backend.ts'
import { outbox, rateLimit, companyFile as table } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { call, sendTo } from '../test/call.ts'
import { openEither } from '../test/databases.ts'
import { testFiles } from '../test/files.ts'
import { openWithOwner } from '../test/open-with-owner.ts'
import { addPerson, addStaff, type SignedIn, testPassword } from '../test/people.ts'
import { work } from './test/exchange-files.ts'

const company = '1001'
const other = '1002'

let db: Database
let backend: Backend
let owner: SignedIn
let manager: SignedIn
let stranger: SignedIn
beforeAll(async () => {
  ;({ db, backend, owner } = await openWithOwner(openEither, company))
  manager = await addPerson(db)
  await addStaff(db, manager.account, company, 'manager')
  stranger = await addPerson(db)
  await addStaff(db, stranger.account, other, 'owner')
})
afterAll(() => db.close())
// A password is asked for more often here than within the quarter of an hour in which it may be.
beforeEach(() => db.orm.delete(rateLimit))

const get = (path: string, { cookie }: SignedIn = owner, of = company) =>
  call(backend, `/api/business-api-front2/ru/${of}/0/${path}`, { cookie })
const send = (
  path: string,
  {
    body = {},
    method,
    by = owner,
    of = company,
  }: { body?: unknown; method?: 'PUT' | 'DELETE'; by?: SignedIn; of?: string } = {},
) =>
  sendTo(backend, `/api/w-business/ru/${of}/0/${path}`, {
    headers: { cookie: by.cookie },
    ...(method !== 'DELETE' && { body }),
    ...(method && { method }),
  })
const workOn = () => work({ db, files: testFiles })
const withPassword = { PASSWORD: testPassword }
const listed = async () => companyFileList.parse(await (await get('company_files')).json()).FILES

/** Has the file made: its code. */
async function made(): Promise<string> {
  await db.orm.delete(table)
  const answer = await send('company_files', { body: withPassword })
  expect(answer.status).toBe(201)
  await workOn()
  return companyFile.parse(await answer.json()).FILE_CODE
}
const ticketOf = async (code: string) =>
  companyFileTicket.parse(await (await send(`company_file/${code}/ticket`, { body: withPassword })).json())
    .TICKET

it('is for an owner of this company, with the password', async () => {
  const code = await made()
  expect((await get('company_files', manager)).status).toBe(403)
  expect((await get('company_files', stranger)).status).toBe(403)
  expect((await send('company_files', { body: withPassword, by: manager })).status).toBe(403)
  expect((await send(`company_file/${code}/ticket`, { body: { PASSWORD: 'другой-пароль-1' } })).status).toBe(
    422,
  )
  expect((await send(`company_file/${code}/ticket`, { body: withPassword, by: manager })).status).toBe(403)
  expect(
    (await send(`company_file/${code}/ticket`, { body: withPassword, by: stranger, of: other })).status,
  ).toBe(404)
  const ticket = await ticketOf(code)
  expect((await get(`company_file/${code}/download/${ticket}/0`, manager)).status).toBe(403)
  expect((await get(`company_file/${code}/download/${ticket}/0`, stranger, other)).status).toBe(404)
  expect((await get(`company_file/${code}/download/none/0`)).status).toBe(404)
})

it('is downloaded piece by piece, and the list says who has made and who has downloaded it', async () => {
  const code = await made()
  const ticket = await ticketOf(code)
  const [file] = await listed()
  expect(file).toMatchObject({ STATE: 'ready', DIRECTION: 'out', CREATED_BY: 'Тестова Айгуль' })
  const pieces: Uint8Array[] = []
  for (let number = 0; number < (file?.PIECES ?? 0); number++) {
    const answer = await get(`company_file/${code}/download/${ticket}/${number}`)
    pieces.push(new Uint8Array(await answer.arrayBuffer()))
  }
  expect((await get(`company_file/${code}/download/${ticket}/${file?.PIECES}`)).status).toBe(404)
  expect(Object.keys(unzipSync(Buffer.concat(pieces)))).toContain('data/specialist.json')
  expect((await listed())[0]?.DOWNLOADS).toEqual([expect.objectContaining({ BY: 'Тестова Айгуль' })])
})

it('tells all owners by mail', async () => {
  await made()
  const told = await db.orm.select().from(outbox)
  expect(
    told.filter(({ template }) => template === 'company-out').map(({ recipient }) => recipient),
  ).toContain(owner.account.email)
})

it('is one at a time, and is gone from the store when it is removed', async () => {
  await db.orm.delete(table)
  await send('company_files', { body: withPassword })
  expect((await send('company_files', { body: withPassword })).status).toBe(409)
  expect((await send('company_files/brought', { body: { ...withPassword, BYTES: 1 } })).status).toBe(409)
  await workOn()
  const [file] = await listed()
  const ticket = await ticketOf(file?.FILE_CODE ?? '')
  expect((await send(`company_file/${file?.FILE_CODE}`, { method: 'DELETE' })).status).toBe(200)
  expect((await get(`company_file/${file?.FILE_CODE}/download/${ticket}/0`)).status).toBe(404)
  expect((await listed())[0]).toMatchObject({ STATE: 'gone' })
})

it('comes in pieces in their order, each as long as it must be', async () => {
  await db.orm.delete(table)
  const BYTES = pieceBytes + 3
  const begun = companyFile.parse(
    await (await send('company_files/brought', { body: { ...withPassword, BYTES } })).json(),
  )
  expect(begun.PIECES).toBe(2)
  const path = `company_file/${begun.FILE_CODE}`
  const piece = (number: number, size: number) => {
    const body = new FormData()
    body.set('FILE', new File([new Uint8Array(size)], 'piece'))
    return send(`${path}/pieces/${number}`, { method: 'PUT', body })
  }
  expect((await piece(1, 3)).status).toBe(409)
  expect((await piece(0, 3)).status).toBe(409)
  expect((await send(`${path}/check`)).status).toBe(409)
  expect((await piece(0, pieceBytes)).status).toBe(200)
  expect((await piece(0, pieceBytes)).status).toBe(200)
  expect((await piece(1, 3)).status).toBe(200)
  expect((await send(`${path}/check`)).status).toBe(200)
  await workOn()
  expect((await listed())[0]).toMatchObject({ STATE: 'failed', FAULT: 'noArchive' })
})
