import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { AreaDefinition } from '../../../schemas/areas/define-area.ts'
import { fieldKind } from '../../../schemas/core/field-kind.ts'
import { type TObject, t } from '../../../schemas/core/type.ts'
import { openEmbedded } from '../../test/databases.ts'
import { type Area, makeArea, type Value } from '../area/area.ts'
import { columnKinds } from '../area/area-table.ts'
import type { Database } from './database.ts'
import { generateDrizzleJson, generateMigration } from './drizzle-kit.ts'
import { type Snapshot, tableChanges } from './table-changes.ts'

const company = '1001'

/** An area of the table `things`; its list searches and sorts by `sought`. */
function things(
  properties: TObject['properties'],
  { sought = 'title', ...more }: Partial<AreaDefinition> & { sought?: string } = {},
) {
  const name = { ru: 'Вещи', kk: 'Заттар', uz: 'Narsalar', en: 'Things' }
  return makeArea({
    name: 'things',
    section: 'mis',
    label: name,
    entry: name,
    schema: t.object(properties),
    title: ['title'],
    list: { columns: ['title'], search: [sought], sorts: [sought] },
    tags: () => [],
    example: {},
    ...more,
  } as AreaDefinition)
}

const changesTo = (area: Area, before: Snapshot = generateDrizzleJson({})) =>
  tableChanges(before, {
    tables: [area.table],
    kinds: { [area.definition.name]: columnKinds(area.definition) },
  })

describe('a migration of an area that has rows', () => {
  let db: Database
  const run = (statement: string) => db.orm.execute(sql.raw(statement))
  beforeAll(async () => {
    db = await openEmbedded()
    // Companies, to which every row refers, are of no interest here.
    await run('set session_replication_role = replica')
  })
  afterEach(() => run('drop table if exists things'))
  afterAll(() => db.close())

  const read = async (area: Area): Promise<Value[]> =>
    (await db.orm.select().from(area.table).orderBy(area.columns.code)).map((row) => area.read(row))

  /** Makes the table of `before`, writes `values` into it, migrates it to `after`. */
  async function migrate(before: Area, after: Area, values: Value[]) {
    const made = await changesTo(before)
    for (const statement of made.statements) await run(statement)
    for (const [index, value] of values.entries())
      await db.orm.insert(before.table).values({ ...before.write(value), company, code: String(index + 1) })
    const changes = await changesTo(after, made.after)
    for (const statement of changes.statements) await run(statement)
    expect((await changesTo(after, changes.after)).statements).toEqual([])
    return changes
  }

  const title = t.text()

  describe('where a field becomes one of another kind', () => {
    it.each([
      ['a text in four languages, a string', title, t.string(), { ru: 'Имя' }],
      ['a string, a text in four languages', t.string(), title, 'Имя'],
      ['a text in four languages, a list', title, t.array(t.string()), { ru: 'Имя' }],
      ['rich text, a list of objects', t.rich(), t.array(t.object({ a: t.string() })), { ru: [] }],
      ['an instant, a string', t.instant(), t.string(), '2026-11-21T09:00:00Z'],
      ['a string, a number', t.string(), t.number(), '12'],
    ])('begins empty: %s', async (_, before, after, value) => {
      const area = things({ title, part: t.optional(after) })
      const { dropped, changed } = await migrate(things({ title, part: t.optional(before) }), area, [
        { title: { ru: 'А' }, part: value },
      ])
      expect(dropped).toEqual(['things.part'])
      expect(changed).toEqual(['things'])
      expect(await read(area)).toEqual([{ title: { ru: 'А' } }])
    })
    it('begins empty under another name, without a question', async () => {
      const { dropped, changed } = await migrate(
        things({ title, serial: t.string() }),
        things({ title, inventory: t.optional(t.string()) }),
        [{ title: { ru: 'А' }, serial: 'A-1' }],
      )
      expect([dropped, changed]).toEqual([['things.serial'], ['things']])
    })
    it.each([
      ['a whole number, any number', t.integer(), t.number(), 12, 12],
      ['a number, a string', t.number(), t.string(), 1.5, '1.5'],
      ['a date, a string', t.date(), t.string(), '2026-11-21', '2026-11-21'],
      ['a string, a choice', t.string(), t.choice({ a: { ru: 'А', kk: 'А', uz: 'A', en: 'A' } }), 'a', 'a'],
    ])('keeps what can be converted: %s', async (_, before, after, value, expected) => {
      const sought = fieldKind(before) === 'date' ? 'title' : 'part'
      const area = things({ title, part: after }, { sought })
      const { dropped } = await migrate(things({ title, part: before }, { sought }), area, [
        { title: { ru: 'А' }, part: value },
      ])
      expect(dropped).toEqual([])
      expect(await read(area)).toEqual([{ title: { ru: 'А' }, part: expected }])
    })
    it.each([
      ['a text in four languages, a string', title, t.string()],
      ['a list of objects, one object', t.array(t.object({ a: t.string() })), t.object({ a: t.string() })],
      ['a string, nothing', t.string(), undefined],
    ])('runs where the field is searched: %s', async (_, before, after) => {
      const area = things({ title, ...(after && { part: after }) }, { sought: after ? 'part' : 'title' })
      const { dropped } = await migrate(things({ title, part: before }, { sought: 'part' }), area, [
        { title: { ru: 'Имя' } },
      ])
      expect(dropped).toEqual(['things.part'])
      expect(await read(area)).toEqual([{ title: { ru: 'Имя' } }])
    })
  })

  it('keeps what is stored where a field is added, searched from now on', async () => {
    const area = things({ title, part: t.optional(t.string()) }, { sought: 'part' })
    const { dropped, changed } = await migrate(things({ title }), area, [{ title: { ru: 'А' } }])
    expect([changed, dropped]).toEqual([['things'], []])
    expect(await read(area)).toEqual([{ title: { ru: 'А' } }])
  })

  const insert = (code: string, created: string) =>
    run(
      `insert into things (company_code, code, title, created_at) values ('${company}', '${code}', '{"ru":"А"}', '${created}')`,
    )

  it('shows the rows where the area becomes scheduled, also those that the previous version adds', async () => {
    const area = things({ title }, { scheduled: true })
    await migrate(things({ title }), area, [{ title: { ru: 'А' } }])
    await insert('2', '2026-01-02')
    const { rows } = (await run('select code, status from things order by code')) as unknown as {
      rows: object[]
    }
    expect(rows).toEqual([
      { code: '1', status: 'shown' },
      { code: '2', status: 'shown' },
    ])
  })

  it('keeps the order in which rows were added where the area becomes ordered, and the previous version can add some', async () => {
    const before = things({ title })
    const after = things({ title }, { ordered: true })
    const made = await changesTo(before)
    for (const statement of made.statements) await run(statement)
    for (const [code, day] of [
      ['1', 3],
      ['2', 1],
      ['10', 2],
      ['9', 2],
    ])
      await insert(String(code), `2026-01-0${day}`)
    await run(`update things set company_code = '1002' where code = '1'`)
    for (const statement of (await changesTo(after, made.after)).statements) await run(statement)
    const { rows } = (await run(
      'select company_code, code, position from things order by company_code, position',
    )) as unknown as { rows: { company_code: string; code: string; position: number }[] }
    expect(rows.map((row) => Object.values(row).join(' '))).toEqual([
      '1001 2 0',
      '1001 9 1',
      '1001 10 2',
      '1002 1 0',
    ])
    await expect(insert('11', '2026-01-04')).resolves.toBeDefined()
  })
})

it('refuses to search dates, which Postgres writes in more than one way', () => {
  expect(() => things({ title: t.string(), day: t.date() }, { sought: 'day' })).toThrow(/cannot search "day"/)
})

it('gives the indexes of an area with a long name different names that Postgres does not cut', async () => {
  const name = 'medical-equipment-of-the-diagnostic-department'
  const manufacturerName = t.text()
  const { table } = things({ manufacturerName, title: t.string() }, { name, sought: 'manufacturerName' })
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson({ table }))
  const names = statements.flatMap((statement) => /^CREATE INDEX "([^"]+)"/.exec(statement)?.[1] ?? [])
  expect(names.length).toBeGreaterThan(4)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((one) => one.length > 63)).toEqual([])
})
