import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMigratedUrl } from '../backend/test/databases.ts'
import { sharedCluster } from '../backend/test/shared-cluster.ts'
import { copyProject } from './lib/copy-project.ts'

const block = ['blocks/promo-banner/promo-banner.tsx', 'schemas/blocks/promo-banner.ts']
const area = 'schemas/areas/equipment.ts'
const kindOfCase = 'schemas/reviews/complaint.case.ts'

// All of them are made in one copy and used by one process: to load the backend takes longer than to use it.
const copy = copyProject()
beforeAll(() => {
  copy.run('node', 'scripts/new-block.mjs', 'promo-banner')
  copy.run('node', 'scripts/new-area.mjs', 'equipment', 'mis')
  copy.run('node', 'scripts/new-case.mjs', 'complaint', 'reviews')
})
afterAll(() => copy.remove())

function write(file: string, text: string) {
  mkdirSync(join(copy.folder, dirname(file)), { recursive: true })
  writeFileSync(join(copy.folder, file), text)
}
const change = (file: string, fn: (source: string) => string) =>
  write(file, fn(readFileSync(join(copy.folder, file), 'utf8')))

test('a new block, area and kind of case are formatted files of their own, and edit none', () => {
  const files = [...block, area, kindOfCase]
  expect(() => copy.run('biome', 'ci', '--error-on-warnings', ...files)).not.toThrow()
  expect(copy.changes()).toEqual(files.map((file) => `?? ${file}`).sort())
})

// Why an area is refused is tested beside `scripts/lib/area-refusal.ts`.
test('nothing is written over, and a block needs a name', () => {
  const before = copy.changes()
  expect(() => copy.run('node', 'scripts/new-block.mjs', 'promo-banner')).toThrow(/is there already/)
  expect(() => copy.run('node', 'scripts/new-block.mjs', 'Promo Banner')).toThrow(/Usage/)
  expect(() => copy.run('node', 'scripts/new-area.mjs', 'equipment', 'mis')).toThrow(/is there already/)
  expect(copy.changes()).toEqual(before)
})

test('an area has a migration of its fields', () => {
  const label = "{ label: { ru: 'Номер', kk: 'Нөмірі', uz: 'Raqami', en: 'Number' } }"
  change(area, (source) =>
    source
      .replace('\n})\n', `\n  inventory: t.string(${label}),\n  bought: t.date(${label}),\n})\n`)
      .replace("search: ['name']", "search: ['name', 'inventory']")
      .replace("en: 'Example' }", "en: 'Example' }, inventory: 'A-1', bought: '2026-01-01'"),
  )
  const made = copy.run('node', 'scripts/migrations.mjs')
  expect(made).toContain('_equipment.sql')
  expect(made).not.toContain('drops')
})

/** A table of how many rows companies have in the area. */
const derivedTable = `
  import { sql } from 'drizzle-orm'
  import { defineDerived } from '../kit/events/derived-table.ts'
  export const derived = defineDerived({
    from: ['equipment'],
    write: async (orm, companies) => {
      await orm.execute(sql\`delete from equipped where company in \${[...companies]}\`)
      await orm.execute(sql\`
        insert into equipped select company_code, count(*) from equipment
        where company_code in \${[...companies]} group by company_code\`)
      return ['equipped']
    },
  })
`

describe('in use', () => {
  let used: Record<'block' | 'area' | 'case', Record<string, unknown>>
  beforeAll(async () => {
    write('backend/equipment/equipped.derived.ts', derivedTable)
    // A moderator decides what the clinic has refused: the one thing that the template does not have.
    change(kindOfCase, (source) =>
      source
        .replace(
          'arrows: {',
          `arrows: {
    uphold: {
      label: { ru: 'Поддержали', kk: 'Қолдады', uz: 'Qoʻllab-quvvatlandi', en: 'Upheld' },
      act: { ru: 'Поддержать', kk: 'Қолдау', uz: 'Qoʻllash', en: 'Uphold' },
      from: ['refused'],
      to: 'accepted',
      by: ['moderator'],
    },`,
        )
        .replace("waits: { clinic: ['new'] }", "waits: { clinic: ['new'], moderator: ['refused'] }"),
    )
    const cluster = await sharedCluster()
    const place = cluster ? [await newMigratedUrl(cluster)] : []
    used = JSON.parse(copy.run('node', 'tests/lib/try-new-units.mjs', ...place))
  })

  test('a block is registered, published, valid and drawn', () => {
    expect(used.block).toMatchObject({ registered: true, published: true, problems: [], wrong: 1 })
    expect(used.block.drawn).toContain('Блок тақырыбы')
  })

  test('an area has a table, calls, rights and documentation; its rows are kept, found and followed', () => {
    expect(used.area).toMatchObject({
      path: 'mis/equipment',
      added: 201,
      refused: 403,
      followed: [{ company: '1001', rows: 1 }],
      wrong: [{ path: ['name', 'ru'], code: 'required' }],
      found: [{ REVISION: 1, VALUE: { name: { kk: 'Мысал' } } }],
      rights: [
        'delete mis write',
        'get mis read',
        'get mis read',
        'get mis read',
        'post mis write',
        'post mis write',
        'put mis write',
      ],
    })
    expect(used.area.documented).toBeGreaterThan(3)
  })

  test('a kind of case has a form, a link, a list, a queue, messages and a clock, and each row moves along all arrows', () => {
    expect(used.case).toMatchObject({
      waited: { waiting: 4, settled: 0, all: 4 },
      today: [{ KIND: 'case_complaint', COUNT: 4, LABEL: 'Complaint', PATH: 'reviews/complaint' }],
      queue: ['complaint refused'],
      states: [
        ['accepted', 'accept clinic'],
        ['accepted', 'refuse clinic Цена была на стойке.', 'uphold moderator'],
        ['withdrawn', 'withdraw patient'],
        ['refused', 'refuse clock Клиника не ответила за 30 дней.'],
      ],
      letters: { 'case-moved': 4, 'case-received': 4, 'case-moved-to-clinic': 2, 'case-to-clinic': 4 },
    })
  })
})
