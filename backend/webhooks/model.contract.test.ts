import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDatabase } from '../content/seed-database.ts'
import { patient, webhook, webhookMessage } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { silentLog } from '../kit/log.ts'
import { testDatabases } from '../test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'
import { smallSeed } from '../test/small-seed.ts'
import { deliverDue } from './deliver-due.ts'
import { retryMinutes } from './note-attempt.ts'
import { addWebhook, localSettings } from './test/add-webhook.ts'
import { startReceiver } from './test/receiver.ts'

const code = '1001'
const minuteMs = 60_000

/** What may happen: things change, time passes, and the address takes messages or not. */
type Step =
  | { kind: 'change'; thing: number }
  | { kind: 'wait'; minutes: number }
  | { kind: 'answers'; isGood: boolean }

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('change' as const), thing: fc.integer({ min: 0, max: 2 }) }),
    fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.constantFrom(0, 0, 1, 6, 40, 200, 700, 1500),
    }),
    fc.record({ kind: fc.constant('answers' as const), isGood: fc.boolean() }),
  ),
  { minLength: 1, maxLength: 14 },
)

/** A message as the model has it. */
type Modelled = {
  thing: number
  version: number
  attempts: number
  due: number
  end: 'taken' | 'failed' | undefined
}

/** What an address receives, by the rules: of each thing one after the other, again after each wait of the schedule, and given up after the last. */
function createModel() {
  const messages: Modelled[] = []
  const received: string[] = []
  const next = (now: number) =>
    messages.filter(
      (one, at) =>
        one.end === undefined &&
        one.due <= now &&
        !messages.slice(0, at).some((other) => other.thing === one.thing && other.end === undefined),
    )
  return {
    messages,
    received,
    change: (thing: number, version: number, now: number) =>
      messages.push({ thing, version, attempts: 0, due: now, end: undefined }),
    deliver: (now: number, isGood: boolean) => {
      for (let due = next(now); due.length > 0; due = next(now))
        for (const one of due) {
          one.attempts += 1
          received.push(`${one.thing} ${one.version}`)
          const minutes = retryMinutes[one.attempts - 1]
          if (isGood) one.end = 'taken'
          else if (minutes === undefined) one.end = 'failed'
          else one.due = now + minutes
        }
    },
  }
}

describe.each(await testDatabases())('whatever happens on $name', ({ open }) => {
  let db: Database
  let owner: SignedIn
  let target: Awaited<ReturnType<typeof startReceiver>>
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    owner = await addPerson(db)
    await addStaff(db, owner.account, code, 'owner')
    target = await startReceiver()
  })
  afterAll(async () => {
    target.close()
    await db.close()
  })

  async function run(all: readonly Step[]) {
    await db.orm.delete(webhook)
    await db.orm.delete(patient)
    target.received.length = 0
    const { id } = await addWebhook(db, { company: code, account: owner.account.id, url: target.url })
    const model = createModel()
    const things: { id: string; version: number }[] = []
    const began = Date.now()
    let minutes = 0
    let isGood = true
    target.told.respond = (response) => {
      response.statusCode = isGood ? 200 : 503
      response.end()
    }
    for (const step of all) {
      if (step.kind === 'answers') isGood = step.isGood
      else if (step.kind === 'change') {
        const known = things[step.thing]
        if (known) {
          known.version += 1
          await db.orm
            .update(patient)
            .set({ revision: sql`${patient.revision} + 1` })
            .where(eq(patient.id, known.id))
          model.change(step.thing, known.version, minutes)
        } else {
          const [row] = await db.orm
            .insert(patient)
            .values({ company: code, number: step.thing + 1 })
            .returning({ id: patient.id })
          things[step.thing] = { id: row?.id ?? '', version: 1 }
          model.change(step.thing, 1, minutes)
        }
        // By the clock of the model.
        await db.orm
          .update(webhookMessage)
          .set({ nextAttemptAt: new Date(began + minutes * minuteMs) })
          .where(sql`${webhookMessage.attempts} = 0`)
      } else {
        minutes += step.minutes
        const now = () => new Date(began + minutes * minuteMs)
        await deliverDue({ db, log: silentLog, settings: localSettings, now })
        model.deliver(minutes, isGood)
        await db.orm.update(webhook).set({ failingSince: null }).where(eq(webhook.id, id))
      }
    }
    return { model, things }
  }

  it('an address receives of each thing what the rules say, in the order of its changes', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { model, things } = await run(all)
        const rows = await db.orm.select().from(webhookMessage).orderBy(webhookMessage.number)
        const versions = new Map<string, string>()
        const seen = new Map<string, number>()
        for (const row of rows) {
          const thing = things.findIndex((one) => one?.id === row.code)
          const version = (seen.get(row.code) ?? 0) + 1
          seen.set(row.code, version)
          versions.set(`msg_${row.id.replaceAll('-', '')}`, `${thing} ${version}`)
        }
        const ofThing = (list: readonly string[], thing: number) =>
          list.filter((one) => one.startsWith(`${thing} `))
        const received = target.received.map((one) => versions.get(one.id) ?? 'unknown')
        for (const thing of [0, 1, 2])
          expect(ofThing(received, thing)).toEqual(ofThing(model.received, thing))
        expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual(
          model.messages.map(({ end = 'waiting', attempts }) => [end, attempts]),
        )
      }),
      { numRuns: process.env.FULL ? 60 : 12 },
    )
  })
})
