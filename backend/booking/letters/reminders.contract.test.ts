import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appointment, outbox } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { testDatabases } from '../../test/databases.ts'
import { branch, company, openClinic } from '../test/clinic.ts'
import { inviteReview } from './invite-review.ts'
import { outsideQuietHours, remindAt } from './remind-at.ts'
import { remindDue } from './remind-due.ts'

describe('the time of a reminder', () => {
  const visit = new Date('2030-01-07T04:00:00Z')
  it('is four in the afternoon of the day before, by the clocks of the branch', () => {
    expect(remindAt(visit, 'Asia/Almaty', 0)?.toISOString()).toBe('2030-01-06T11:00:00.000Z')
    expect(remindAt(visit, 'Europe/Moscow', 0)?.toISOString()).toBe('2030-01-06T13:00:00.000Z')
  })
  it('is none for a visit that was booked after it', () => {
    expect(remindAt(visit, 'Asia/Almaty', Date.parse('2030-01-06T11:00:01Z'))).toBeNull()
  })
  it.each([
    ['2030-01-06T15:59:00Z', '2030-01-06T15:59:00.000Z'],
    ['2030-01-06T16:00:00Z', '2030-01-07T03:00:00.000Z'],
    ['2030-01-06T22:00:00Z', '2030-01-07T03:00:00.000Z'],
    ['2030-01-07T02:59:00Z', '2030-01-07T03:00:00.000Z'],
    ['2030-01-07T03:00:00Z', '2030-01-07T03:00:00.000Z'],
  ])(
    'is never between nine in the evening and eight in the morning: %s in Almaty is %s (C-25)',
    (now, then) => {
      expect(outsideQuietHours(new Date(now), 'Asia/Almaty').toISOString()).toBe(then)
    },
  )
})

describe.each(await testDatabases())('reminders on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    await openClinic(db)
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await db.orm.delete(appointment)
    await db.orm.delete(outbox)
  })
  const due = new Date('2030-01-06T11:00:00Z')
  let made = 0
  const put = async (startsAt: string, part: Partial<typeof appointment.$inferInsert> = {}) => {
    made += 1
    await db.orm.insert(appointment).values({
      company,
      cabinet: branch,
      specialist: '501',
      startsAt: new Date(startsAt),
      endsAt: new Date(Date.parse(startsAt) + 1_800_000),
      timezone: 'Asia/Almaty',
      status: 'confirmed',
      code: `CODE${made}`,
      name: 'Айгуль',
      locale: 'uz',
      channel: 'email',
      email: 'a@example.kz',
      remindAt: due,
      ...part,
    })
  }
  const remind = (at: string) => remindDue(db, undefined, () => Date.parse(at))
  const sent = () => db.orm.select().from(outbox)

  it('are sent once, in the language of the patient, with a line for each visit of the day (complaints 24, 35 and 39)', async () => {
    await put('2030-01-07T09:00:00Z', { specialist: '502' })
    await put('2030-01-07T04:00:00Z')
    await put('2030-01-08T04:00:00Z', { remindAt: new Date('2030-01-07T11:00:00Z') })
    await remind('2030-01-06T10:59:00Z')
    expect(await sent()).toEqual([])
    expect(await remind('2030-01-06T11:00:00Z')).toBe(86_400_000)
    await remind('2030-01-06T11:01:00Z')
    const messages = await sent()
    expect(messages).toMatchObject([
      { template: 'appointment-reminder', recipient: 'a@example.kz', locale: 'uz' },
    ])
    expect(messages[0]?.params.VISITS?.split('\n').map((line) => line.slice(0, 5))).toEqual([
      '09:00',
      '14:00',
    ])
    expect(messages[0]?.params.DAY).toBe('7-yanvar')
  })
  it('wait for the morning if the server was down in the evening, and are not sent after the visit', async () => {
    await put('2030-01-07T04:00:00Z')
    await remind('2030-01-06T17:00:00Z')
    expect(await sent()).toEqual([])
    await remind('2030-01-07T03:00:00Z')
    expect(await sent()).toHaveLength(1)
    await put('2030-01-07T06:00:00Z')
    await remind('2030-01-07T06:30:00Z')
    expect(await sent()).toHaveLength(1)
  })
  it('are not sent for what was cancelled, waits for the clinic, or has no confirmed contact', async () => {
    await put('2030-01-07T04:00:00Z', { status: 'cancelled_by_patient' })
    await put('2030-01-07T05:00:00Z', { status: 'pending' })
    await put('2030-01-07T06:00:00Z', { channel: null })
    await remind('2030-01-06T11:00:00Z')
    expect(await sent()).toEqual([])
    expect(await db.orm.select().from(appointment).where(eq(appointment.status, 'pending'))).toMatchObject([
      { remindAt: null },
    ])
  })
  it('leave the night to the patient, as does the question how the visit was (C-25)', async () => {
    await put('2030-01-06T15:00:00Z', { status: 'completed' })
    const [seen] = await db.orm.select().from(appointment)
    if (seen) await inviteReview(db.orm, seen, new Date('2030-01-06T16:00:00Z'))
    expect(await sent()).toMatchObject([
      { template: 'review-invited', nextAttemptAt: new Date('2030-01-07T03:00:00Z') },
    ])
  })
  it('are sent once by two processes', async () => {
    await put('2030-01-07T04:00:00Z')
    await put('2030-01-07T05:00:00Z')
    await Promise.all([remind('2030-01-06T11:00:00Z'), remind('2030-01-06T11:00:00Z')])
    expect(await sent()).toHaveLength(1)
  })
})
