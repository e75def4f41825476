import { gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Orm } from '../kit/database/database.ts'
import { bothDatabases } from '../test/databases.ts'
import { indexesOf, rowsOf } from './catalog.ts'
import { startLoading } from './load-rows.ts'
import { readRows } from './read-rows.ts'

const columns = {
  id: 'int generated always as identity',
  words: 'text',
  list: 'text[]',
  grid: 'int[]',
  whole: 'bigint',
  exact: 'numeric',
  real: 'double precision',
  yes: 'boolean',
  bytes: 'bytea',
  document: 'jsonb',
  plain: 'json',
  day: 'date',
  instant: 'timestamptz',
  clock: 'time',
  span: 'interval',
  period: 'tstzrange',
  key: 'uuid',
  found: 'tsvector',
}
const table = { schema: 'public', name: 'odd "values"', columns: Object.keys(columns) }
const named = sql`"odd ""values"""`

/** So many rows that indexes are made after them. */
const many = 1_000_000

/** Values that a dump can lose, in the words of Postgres. */
const odd: Partial<Record<keyof typeof columns, string[]>> = {
  words: [
    '',
    ' ',
    '\\N',
    '"',
    "'",
    '\\',
    '\t\r\n',
    'Қазақ oʻzbek 😀 e\u0301',
    '\u0001\u2028',
    '{}',
    'null',
    '\\u0000',
  ],
  list: ['{}', '{NULL}', '{"NULL","",",","{","\\"","\\\\"}', '[2:3]={a,b}'],
  grid: ['{{1,2},{3,NULL}}'],
  whole: ['9223372036854775807', '-9223372036854775808'],
  exact: ['NaN', 'Infinity', '0.1000', '-123456789012345678901234567890.000000000000000000001', '1e-40'],
  real: [
    'NaN',
    'Infinity',
    '-Infinity',
    '-0',
    '0.1',
    '5e-324',
    '1.7976931348623157e308',
    '0.30000000000000004',
  ],
  bytes: ['\\x', '\\x0001ff5c27'],
  document: ['null', '{"a": null, "b": [1.10, "\\u0001", 1e400]}', '"text"', '[]'],
  plain: ['null', '{"b":1, "a" : 2, "b":3}'],
  day: ['infinity', '-infinity', '0044-03-15 BC', '0001-01-01', '294276-12-31', '1899-12-30'],
  instant: ['infinity', '-infinity', '4713-01-01 00:00:00+00 BC', '2026-11-30 12:00:00.123456+05'],
  clock: ['24:00:00', '00:00:00.000001'],
  span: ['-1 mons +3 days -00:00:00.5', '178000000 years'],
  period: ['empty', '(,)', '["2026-01-01 00:00+00",infinity)'],
  found: [`'a' 'b':1A,2 'it''s':3`],
}

describe.each(await bothDatabases())('rows on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    const made = Object.entries(columns).map(([name, type]) => sql.raw(`"${name}" ${type}`))
    await db.orm.execute(sql`create table ${named} (${sql.join(made, sql`, `)})`)
    await db.orm.execute(sql`create index odd_words on ${named} (lower(words)) where id > 0`)
  })
  afterAll(() => db.close())

  const stored = (orm: Orm) =>
    rowsOf<{ row: string }>(
      orm,
      sql`select row(${sql.join(
        Object.keys(columns).map((name) => sql`${sql.identifier(name)}`),
        sql`, `,
      )})::text as "row" from ${named} order by id`,
    )

  /** Reads all rows, removes them, and loads what was read. */
  const carried = () =>
    db.orm.transaction(async (orm) => {
      const before = await stored(orm)
      const parts: Buffer[] = []
      for await (const lines of readRows(orm, table)) parts.push(gzipSync(`${lines.join('\n')}\n`))
      await orm.execute(sql`truncate ${named}`)
      const loading = await startLoading(orm, [{ table, rows: many }])
      for (const part of parts) await loading.part(table, part)
      await loading.end([])
      return { before, after: await stored(orm), indexes: await indexesOf(orm, table) }
    })

  it('come back as they were: texts, numbers, lists, documents, bytes, and days without end', async () => {
    await db.orm.execute(sql`insert into ${named} default values`)
    for (const [column, values] of Object.entries(odd))
      for (const value of values)
        await db.orm.execute(
          sql`insert into ${named} (${sql.identifier(column)}) values (${value}::text::${sql.raw(columns[column as 'words'])})`,
        )
    const wanted = await indexesOf(db.orm, table)
    const { before, after, indexes } = await carried()
    expect(wanted).toHaveLength(1)
    expect(indexes).toEqual(wanted)
    expect(before.length).toBeGreaterThan(50)
    expect(after).toEqual(before)
  })

  it('come back whatever their texts and documents are', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            words: fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '').toWellFormed()),
            document: fc.json().filter((text) => !text.includes('\\u0000')),
            real: fc.double(),
            bytes: fc.uint8Array(),
          }),
          { maxLength: 15 },
        ),
        async (rows) => {
          await db.orm.execute(sql`truncate ${named}`)
          for (const { words, document, real, bytes } of rows)
            await db.orm.execute(
              sql`insert into ${named} (words, document, real, bytes) values (${words}, ${document}::text::jsonb, ${String(real)}::text::float8, ${Buffer.from(bytes).toString('hex')}::text::bytea)`,
            )
          const { before, after } = await carried()
          expect(after).toEqual(before)
        },
      ),
      { numRuns: 10 },
    )
  })
})
