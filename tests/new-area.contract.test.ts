import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from './lib/copy-project.ts'

const copy = copyProject()
beforeAll(() => copy.run('node', 'scripts/new-area.mjs', 'equipment', 'mis'))
afterAll(() => copy.remove())

const path = join(copy.folder, 'schemas/areas/equipment.ts')
const change = (fn: (source: string) => string) => writeFileSync(path, fn(readFileSync(path, 'utf8')))

test('writes one formatted file, and edits none', () => {
  expect(() => copy.run('biome', 'ci', '--error-on-warnings', 'schemas/areas/equipment.ts')).not.toThrow()
  expect(copy.changes()).toEqual(['?? schemas/areas/equipment.ts'])
})

test('has a migration of its fields', () => {
  const label = "{ label: { ru: 'Номер', kk: 'Нөмірі', uz: 'Raqami', en: 'Number' } }"
  change((source) =>
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

test('gives an area with a table, calls, rights and documentation, whose rows are kept, found and followed', () => {
  mkdirSync(join(copy.folder, 'backend/equipment'))
  writeFileSync(join(copy.folder, 'backend/equipment/equipped.derived.ts'), derivedTable)
  const script = `
    import { withModules } from './scripts/lib/with-modules.mjs'
    await withModules(async (load) => {
      const [{ openDatabase }, { inMemory }, { seedDatabase }, { smallSeed }, { addPerson, addStaff }, calls, { endpoints }, area] = await Promise.all(
        ['/backend/open-database.ts', '/backend/kit/database/open-pglite.ts', '/backend/content/seed-database.ts', '/backend/test/small-seed.ts',
         '/backend/test/people.ts', '/backend/test/call.ts', '/backend/registry.ts', '/schemas/areas/registry.ts'].map(load))
      const db = await openDatabase({ dataDir: inMemory })
      await seedDatabase(db, smallSeed)
      await db.orm.execute('create table equipped (company text, rows int)')
      const backend = calls.testBackend(db)
      const as = async (role) => {
        const { account, cookie } = await addPerson(db)
        await addStaff(db, account, '1001', role)
        return { cookie }
      }
      const [owner, analyst] = [await as('owner'), await as('analyst')]
      const definition = area.areaDefinitions.get('equipment')
      const body = { VALUE: definition.example }
      const add = async (headers) => (await calls.sendTo(backend, '/api/w-business/kk/1001/0/equipment', { body, headers })).status
      const list = '/api/business-api-front2/kk/1001/0/equipment'
      const wrong = await calls.sendTo(backend, '/api/w-business/kk/1001/0/equipment', { body: { VALUE: { ...definition.example, name: {} } }, headers: owner })
      const result = {
        path: area.areaPath(definition),
        added: await add(owner),
        refused: await add(analyst),
        followed: (await db.orm.execute('select * from equipped')).rows,
        wrong: (await wrong.json()).error.data.PROBLEMS,
        found: (await (await calls.call(backend, list + '?search=мыса+a-1&sort=name', analyst)).json()).data,
        rights: endpoints.filter(({ path }) => path.includes('/equipment')).map(({ method, access }) => [method, access.section, access.action].join(' ')),
        documented: Object.keys((await (await calls.call(backend, '/api/openapi.json')).json()).paths).filter((path) => path.includes('/equipment')).length,
      }
      await db.close()
      console.log(JSON.stringify(result))
    })
  `
  const result = JSON.parse(copy.run('node', '--input-type=module', '--eval', script))
  expect(result).toMatchObject({
    path: 'mis/equipment',
    added: 201,
    refused: 403,
    followed: [{ company: '1001', rows: 1 }],
    wrong: [{ path: ['name', 'ru'], code: 'required' }],
    found: [{ REVISION: 1, VALUE: { name: { kk: 'Мысал' } } }],
  })
  expect(result.rights.sort()).toEqual([
    'delete mis write',
    'get mis read',
    'get mis read',
    'get mis read',
    'post mis write',
    'post mis write',
    'put mis write',
  ])
  expect(result.documented).toBeGreaterThan(3)
})

// Why an area is refused is tested beside `scripts/lib/area-refusal.ts`.
test('is not written over', () => {
  const before = copy.changes()
  expect(() => copy.run('node', 'scripts/new-area.mjs', 'equipment', 'mis')).toThrow(/is there already/)
  expect(copy.changes()).toEqual(before)
})
