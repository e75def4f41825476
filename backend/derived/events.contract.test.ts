import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventDefinitions } from '../../schemas/events/registry.ts'
import { cases } from '../cases.ts'
import { seedDatabase } from '../content/seed-database.ts'
import { listed, nextFreeDue, promotedPrice, schedule } from '../database/tables/index.ts'
import { derivedTables } from '../derived-tables.ts'
import type { Database, Orm } from '../kit/database/database.ts'
import { changed } from '../kit/events/changed.ts'
import { invalidationChannel, staffLiveChannel } from '../kit/events/channels.ts'
import { testDatabases } from '../test/databases.ts'
import { smallSeed } from '../test/small-seed.ts'

const company = '1001'
const long = new Date(0)

/** Makes the rows of each derived table those of long ago, and says whether they were written since. */
const derived: Record<
  string,
  { age: (orm: Orm) => Promise<unknown>; isWritten: (orm: Orm) => Promise<boolean> }
> = {
  'backend/derived/listings.derived.ts': {
    age: (orm) => orm.update(listed).set({ until: long }).where(eq(listed.company, company)),
    isWritten: async (orm) => {
      const [row] = await orm.select().from(listed).where(eq(listed.company, company))
      return (row?.until ?? long) > long
    },
  },
  'backend/derived/next-free.derived.ts': {
    age: (orm) => orm.delete(nextFreeDue),
    isWritten: async (orm) => {
      const [due] = await orm.select({ rows: count() }).from(nextFreeDue)
      return due?.rows === 1
    },
  },
  'backend/promotions/promotions.derived.ts': {
    // A price that was over long ago is taken away.
    age: (orm) =>
      orm
        .insert(promotedPrice)
        .values({
          company,
          promotion: 'gone',
          service: 's1',
          cabinet: '',
          except: [],
          before: 2,
          now: 1,
          currency: 'KZT',
          startsAt: long,
          endsAt: long,
        })
        .onConflictDoNothing(),
    isWritten: async (orm) => (await orm.select().from(promotedPrice)).length === 0,
  },
}

/** Values of an event: those of the company, and others that no row has. */
const valuesOf = (keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, key === 'company' ? company : `some-${key}`]))

it('every derived table is looked at', () => {
  expect([...derivedTables.keys()]).toEqual(Object.keys(derived))
})

it('every kind of row with states that is an event has the company in its rows', () => {
  const live = [...cases.values()].filter(({ definition }) => definition.live)
  expect(live.length).toBeGreaterThan(2)
  for (const { table } of live) expect(table).toHaveProperty('company')
})

describe.each(await testDatabases())('on $name', ({ open }) => {
  let db: Database
  let heard: [channel: string, payload: string][] = []
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    await db.orm.update(schedule).set({ step: 30 }).where(eq(schedule.company, company))
    for (const channel of [invalidationChannel, staffLiveChannel])
      await db.listen(channel, (one) => one.kind === 'payload' && heard.push([channel, one.payload]))
  })
  afterAll(() => db.close())

  /** What is heard on both channels until a mark that is sent after a change. */
  const hear = async (act: () => Promise<unknown>) => {
    heard = []
    await act()
    const end = '"end"'
    await db.orm.execute(
      sql`select pg_notify(${invalidationChannel}, ${end}), pg_notify(${staffLiveChannel}, ${end})`,
    )
    await expect.poll(() => heard.filter(([, payload]) => payload === end)).toHaveLength(2)
    const of = (channel: string) =>
      heard.flatMap(([from, payload]) => (from === channel && payload !== end ? [payload] : []))
    return {
      tags: of(invalidationChannel).flatMap((payload) => JSON.parse(payload) as string[]),
      signals: of(staffLiveChannel),
    }
  }

  it.each([...eventDefinitions])(
    '%s reaches the pages, tables and streams that are declared',
    async (name, event) => {
      for (const { age } of Object.values(derived)) await age(db.orm)
      const of = valuesOf(event.of)
      const { tags, signals } = await hear(() => db.orm.transaction((orm) => changed(orm, event, of)))
      expect(tags).toEqual(expect.arrayContaining([...(event.tags?.(of) ?? [])]))
      expect(signals).toEqual(event.live ? [`${event.live} ${company}`] : [])
      for (const [file, { isWritten }] of Object.entries(derived))
        expect([file, await isWritten(db.orm)]).toEqual([file, derivedTables.get(file)?.from.includes(name)])
    },
  )
})
