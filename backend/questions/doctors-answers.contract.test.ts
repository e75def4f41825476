import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemo } from '../../tests/lib/open-demo.ts'
import { listing, question, questionMessage } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { call, testBackend } from '../test/call.ts'

let db: Database
beforeAll(async () => {
  db = await openDemo()
})
afterAll(() => db.close())

type Answered = { QUESTION_CODE: string; DOCTOR: { SLUG: string }; ANSWERED_AT: string }

const read = async (): Promise<Answered[]> =>
  (await (await call(testBackend(db), '/api/front/ru/v1/doctors_answers')).json()).data

it('are the published questions that doctors have answered, the newest first, until question or doctor is hidden', async () => {
  const all = await read()
  const [first, second] = all
  if (!first || !second) throw new Error('The demo has no two answers of doctors')
  const dates = all.map(({ ANSWERED_AT }) => ANSWERED_AT)
  expect(dates).toEqual(dates.toSorted().reverse())
  const of = eq(questionMessage.question, first.QUESTION_CODE)
  await db.orm.update(questionMessage).set({ specialist: null }).where(of)
  expect((await read()).map(({ QUESTION_CODE }) => QUESTION_CODE)).not.toContain(first.QUESTION_CODE)
  await db.orm.update(question).set({ publication: 'kept' }).where(eq(question.code, second.QUESTION_CODE))
  expect((await read()).map(({ QUESTION_CODE }) => QUESTION_CODE)).not.toContain(second.QUESTION_CODE)
  const last = all.at(-1)?.DOCTOR.SLUG ?? ''
  await db.orm.delete(listing).where(and(eq(listing.section, 'doctors'), eq(listing.slug, last)))
  expect((await read()).map(({ DOCTOR }) => DOCTOR.SLUG)).not.toContain(last)
})
