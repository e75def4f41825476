// `node tests/lib/use-everything.mjs <data directory>`: seeds the database there with the code beside it. As the owner of a
// company it calls every GET, lists, adds, reads, changes and removes a row of every area, and moves a row of every kind with
// states. Prints the status of each call.
// Run by the version after this one, on the schema of that version.
import { withModules } from '../../scripts/lib/with-modules.mjs'
import { moveEverything } from './move-everything.mjs'

const [dataDir] = process.argv.slice(2)
const company = '1001'

const modules = [
  '/backend/open-database.ts',
  '/backend/content/seed-database.ts',
  '/backend/test/small-seed.ts',
  '/backend/test/people.ts',
  '/backend/test/call.ts',
  '/backend/registry.ts',
  '/backend/areas/registry.ts',
  '/backend/database/tables/index.ts',
]
const answered = await withModules(modules, async (load) => {
  const [{ openDatabase }, { seedDatabase }, { smallSeed }, people, calls, { endpoints }, { areas }, tables] =
    await Promise.all(modules.map(load))
  const db = await openDatabase({ dataDir })
  const statuses = {}
  try {
    await seedDatabase(db, smallSeed)
    const { account, cookie } = await people.addPerson(db, { isModerator: true, isAdministrator: true })
    await people.addStaff(db, account, company, 'owner')
    const backend = calls.testBackend(db)

    /** The path of a call with its parameters filled in; undefined for the rows of areas, which are used below. */
    function filled({ path }) {
      const [, area] = path.match(/^\/(?:\{companyCode\}\/\{cabinetCode\}|product\/0)\/([^/]+)/) ?? []
      if ([...areas.keys()].some((name) => area === name || area?.startsWith(`${name}_`))) return undefined
      return path.replace(/\{(\w+)\}/g, (_, name) => {
        if (/compan|organization/i.test(name)) return company
        return name === 'cabinetCode' ? '0' : '11'
      })
    }
    const queries = [
      [`filter[company]=${company}&company_code=${company}`, { filter: { company }, company_code: company }],
      [`company_code=${company}`, { company_code: company }],
      ['', {}],
    ]
    for (const endpoint of endpoints) {
      const { method, service, path, changes } = endpoint
      const place = filled(endpoint)
      if (method !== 'get' || changes || place === undefined) continue
      const [query] = queries.find(([, parsed]) => endpoint.query.safeParse(parsed).success) ?? ['']
      const { status } = await calls.call(backend, `/api/${service}/kk${place}?${query}`, { cookie })
      statuses[`${service}${path}`] = status
    }

    for (const { definition } of areas.values()) {
      const { name, list, single, example, section } = definition
      const owner = section === 'product' ? 'product/0' : `${company}/0`
      const read = async (what, path) => {
        const answer = await calls.call(backend, `/api/business-api-front2/kk/${owner}/${path}`, {
          cookie,
        })
        statuses[`${what} ${name}`] = answer.status
        return answer.json().catch(() => ({}))
      }
      const write = async (what, method, path, body) => {
        const place = `/api/w-business/kk/${owner}/${path}`
        const answer = await calls.sendTo(backend, place, { method, body, headers: { cookie } })
        statuses[`${what} ${name}`] = answer.status
        return answer.status === 204 ? {} : answer.json().catch(() => ({}))
      }
      const body = { VALUE: example }
      const row = single ? undefined : await write('add', 'POST', name, body)
      const path = single ? name : `${name}/${row.CODE}`
      const { REVISION } = await read('read', path)
      await write('change', 'PUT', path, { ...body, REVISION })
      if (single) continue
      const search = list.search.length > 0 ? '&search=a' : ''
      for (const sort of list.sorts) await read(`list by ${sort}`, `${name}?sort=${sort}${search}`)
      await write('remove', 'DELETE', path)
    }
    const send = (method, path, body) => calls.sendTo(backend, path, { method, body, headers: { cookie } })
    const moved = await moveEverything({ orm: db.orm, tables, company, account: account.id, send })
    return { ...statuses, ...moved }
  } finally {
    await db.close()
  }
})
process.stdout.write(JSON.stringify(answered))
