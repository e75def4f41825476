import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedDatabase } from '../content/seed-database.ts'
import {
  appointment,
  filedCase,
  patient,
  question,
  review,
  webhook,
  webhookMessage,
} from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { testDatabases } from '../test/databases.ts'
import { addPerson, type SignedIn } from '../test/people.ts'
import { smallSeed } from '../test/small-seed.ts'
import { addWebhook } from './test/add-webhook.ts'

const company = '1001'
const words = { name: 'Ержан', lang: 'ru', contact: 'a@b.kz', contactChannel: 'email' } as const

describe.each(await testDatabases())('webhooks on $name are told', ({ open }) => {
  let db: Database
  let owner: SignedIn
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    owner = await addPerson(db)
  })
  beforeEach(async () => {
    await db.orm.delete(webhook)
    await addWebhook(db, { company, account: owner.account.id, url: 'https://crm.example.kz/' })
  })
  afterAll(() => db.close())
  const told = async () => {
    const rows = await db.orm.select().from(webhookMessage).orderBy(webhookMessage.number)
    return rows.map(({ type, code }) => `${type} ${code}`)
  }

  it('of an appointment once it is one, of its changes, and of its end', async () => {
    const at = new Date(Date.now() + 86_400_000)
    const [{ id } = { id: '' }] = await db.orm
      .insert(appointment)
      .values({
        ...{ company, cabinet: '11', specialist: '501', timezone: 'Asia/Almaty', status: 'hold' },
        ...{ startsAt: at, endsAt: new Date(at.getTime() + 1_800_000) },
      })
      .returning({ id: appointment.id })
    const set = (values: Partial<typeof appointment.$inferInsert>) =>
      db.orm.update(appointment).set(values).where(eq(appointment.id, id))
    await set({ isRenewed: true })
    await set({ status: 'confirmed', code: 'A1' })
    await set({ comment: 'С собой снимки' })
    await set({ remindAt: at })
    await set({ status: 'arrived' })
    await set({ status: 'cancelled_by_clinic', reason: 'Врач заболел' })
    expect(await told()).toEqual([
      'appointment.created A1',
      'appointment.changed A1',
      'appointment.changed A1',
      'appointment.cancelled A1',
    ])
  })

  it('of a card that was added, changed, merged and removed', async () => {
    const [one, other] = await db.orm
      .insert(patient)
      .values([
        { company, number: 7001 },
        { company, number: 7002 },
      ])
      .returning({ id: patient.id })
    const set = (values: object) =>
      db.orm
        .update(patient)
        .set(values)
        .where(eq(patient.id, one?.id ?? ''))
    await set({ soughtAt: new Date() })
    await set({ revision: sql`${patient.revision} + 1` })
    await set({ revision: sql`${patient.revision} + 1`, mergedInto: other?.id })
    await db.orm.delete(patient).where(eq(patient.id, one?.id ?? ''))
    expect((await told()).filter((line) => line.endsWith(one?.id ?? ''))).toEqual(
      ['created', 'changed', 'merged', 'removed'].map((step) => `patient.${step} ${one?.id}`),
    )
  })

  it('of no review that no moderator has read', async () => {
    await db.orm.insert(review).values({
      ...{ code: 'R1', company, author: 'Ержан', rating: 5, text: 'Хорошо', lang: 'ru', date: '2026-10-02' },
      status: 'new',
    })
    for (const status of ['rejected', 'new', 'published', 'disputed', 'hidden', 'new'] as const)
      await db.orm.update(review).set({ status }).where(eq(review.code, 'R1'))
    expect(await told()).toEqual(['review.published R1', 'review.disputed R1', 'review.hidden R1'])
  })

  it('of questions and of cases of the kind that they hear', async () => {
    await db.orm.insert(question).values({ ...words, code: 'Q1', company, text: 'Можно ли завтра?' })
    for (const status of ['answered', 'withdrawn'] as const)
      await db.orm.update(question).set({ status }).where(eq(question.code, 'Q1'))
    for (const kind of ['document-request', 'complaint'])
      await db.orm.insert(filedCase).values({ ...words, code: kind, kind, company, state: 'new', value: {} })
    await db.orm.update(filedCase).set({ state: 'accepted' })
    expect(await told()).toEqual([
      'question.created Q1',
      'question.changed Q1',
      'question.withdrawn Q1',
      'document-request.created document-request',
      'document-request.changed document-request',
    ])
  })
})
