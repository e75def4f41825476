import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { branch, company, doctors, openClinic, zone } from '../booking/test/clinic.ts'
import type { Backend } from '../create-backend.ts'
import { appointment, patient, whatsappContact, whatsappTemplate } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { openEither } from '../test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'

let db: Database
let backend: Backend
let owner: SignedIn
let registrar: SignedIn
let card: string
beforeAll(async () => {
  db = await openEither()
  await openClinic(db)
  backend = testBackend(db)
  owner = await addPerson(db)
  await addStaff(db, owner.account, company, 'owner')
  registrar = await addPerson(db)
  await addStaff(db, registrar.account, company, 'registrar')
})
afterAll(() => db.close())
beforeEach(async () => {
  for (const table of [appointment, patient, whatsappContact, whatsappTemplate]) await db.orm.delete(table)
  const [row] = await db.orm
    .insert(patient)
    .values({
      ...{ company, number: 1, lastName: 'Ким', name: 'Ольга' },
      ...{ phone: '+77011234567', locale: 'uz' as const },
    })
    .returning({ id: patient.id })
  card = row?.id ?? ''
})

const add = async (text: object) => {
  const answer = await sendTo(backend, `/api/w-business/ru/${company}/0/whatsapp-templates`, {
    body: { VALUE: { name: { ru: 'Ждём вас' }, text } },
    headers: { cookie: owner.cookie },
  })
  return { status: answer.status, body: await answer.json() }
}
const messages = async ({ cookie } = registrar, id = card) => {
  const path = `/api/business-api-front2/ru/${company}/${branch}/patient/${id}/whatsapp_messages`
  const answer = await call(backend, path, { cookie })
  return { status: answer.status, body: await answer.json() }
}
const book = (startsAt: string, status: 'confirmed' | 'cancelled_by_clinic' = 'confirmed') =>
  db.orm.insert(appointment).values({
    ...{ company, cabinet: branch, specialist: doctors[0], timezone: zone, status, patient: card },
    ...{ code: startsAt.slice(0, 16), startsAt: new Date(startsAt) },
    endsAt: new Date(Date.parse(startsAt) + 1_800_000),
  })

it('are in the language of the card, with the next visit of the patient by the clock of the branch', async () => {
  await add({
    ru: 'Здравствуйте, {patient.firstName}! Ждём вас {visit.date} в {visit.time}.',
    uz: 'Assalomu alaykum, {patient.firstName}! Sizni {visit.date} kuni soat {visit.time} da kutamiz.',
  })
  await add({ ru: 'Мы переехали: {clinic.name}.' })
  await book('2120-05-09T05:00:00Z')
  await book('2120-05-08T05:30:00Z')
  await book('2120-05-07T05:30:00Z', 'cancelled_by_clinic')
  const { status, body } = await messages()
  expect(status).toBe(200)
  expect(body).toMatchObject({ TEL: '+77011234567', STOPPED_AT: null })
  expect(body.MESSAGES).toMatchObject([
    { NAME: 'Ждём вас', LANG: 'uz', MISSING: [] },
    { LANG: 'ru', MISSING: [] },
  ])
  const [first, second] = body.MESSAGES.map(({ TEXT }: { TEXT: string }) => TEXT)
  expect(first).toMatch(/^Assalomu alaykum, Ольга! Sizni .*8.* kuni soat 10:30 da kutamiz\.$/)
  expect(second).not.toContain('{')
})

it('name what nobody knows, and say who has refused', async () => {
  await add({ ru: 'Ждём вас {visit.date}.' })
  expect((await messages()).body.MESSAGES).toMatchObject([
    { TEXT: 'Ждём вас {visit.date}.', MISSING: ['День приёма'] },
  ])
  await db.orm
    .insert(whatsappContact)
    .values({ phone: '+77011234567', locale: 'uz', stoppedAt: new Date('2026-11-01T00:00:00Z') })
  expect((await messages()).body.STOPPED_AT).toBe('2026-11-01T00:00:00.000Z')
  await db.orm.update(patient).set({ phone: null }).where(eq(patient.id, card))
  expect((await messages()).body.TEL).toBeNull()
})

it('have no names that a chat is no place for, and the same ones in every language', async () => {
  const problems = async (text: object) =>
    (await add(text)).body.error.data.PROBLEMS.map(({ path, code }: { path: string[]; code: string }) => [
      path.join('.'),
      code,
    ])
  expect(await problems({ ru: 'Дата рождения {patient.birthday}' })).toEqual([['text.ru', 'unknownName']])
  expect(await problems({ ru: '{visit.date}', en: 'See you' })).toEqual([['text.en', 'lackedName']])
  expect((await add({ ru: 'x'.repeat(501) })).status).toBe(422)
})

it('are read by who reads the card', async () => {
  const doctor = await addPerson(db)
  await addStaff(db, doctor.account, company, 'doctor', { specialist: doctors[1] })
  expect((await messages(doctor)).status).toBe(404)
  const analyst = await addPerson(db)
  await addStaff(db, analyst.account, company, 'analyst')
  expect((await messages(analyst)).status).toBe(403)
})
