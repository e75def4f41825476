// `node tests/lib/try-new-units.mjs [address of a Postgres]`: uses a block, an area and a kind of case that were just made in the project around
// it (`tests/new-units.contract.test.ts`), on one new database or that one, and prints what each of them does.
import { eq, sql } from 'drizzle-orm'
import { withModules } from '../../scripts/lib/with-modules.mjs'

const modules = [
  '/schemas/registry.ts',
  '/schemas/core/json-schema.ts',
  '/schemas/core/judge.ts',
  '/server/application/block-preview.ts',
  '/renderer/registry.ts',
  '/backend/registry.ts',
  '/schemas/areas/registry.ts',
  '/backend/database/tables/index.ts',
  '/backend/filed-cases/due-cases.ts',
  '/backend/open-database.ts',
  '/backend/kit/database/open-pglite.ts',
  '/backend/content/seed-database.ts',
  '/backend/test/small-seed.ts',
  '/backend/test/people.ts',
  '/backend/test/call.ts',
]

/** How a block is registered, published, judged and drawn. */
async function tryBlock(load) {
  const [registry, { publishedSchemas }, { judge }, { blockPreview }, { blockComponents }] =
    await Promise.all(
      [
        '/schemas/registry.ts',
        '/schemas/core/json-schema.ts',
        '/schemas/core/judge.ts',
        '/server/application/block-preview.ts',
        '/renderer/registry.ts',
      ].map(load),
    )
  const definition = registry.blockDefinitions.get('promo-banner')
  const assets = { loader: '/loader.js', styles: '/styles.css', lowVision: '/low-vision.css', fonts: {} }
  return {
    registered: Boolean(definition) && blockComponents.has('promo-banner'),
    published: publishedSchemas(registry.blockDefinitions).has('promo-banner'),
    problems: judge(definition.props, definition.example.props).problems,
    wrong: judge(definition.props, { title: { ru: '' } }).problems.length,
    drawn: blockPreview('/blocks/preview/promo-banner', '?locale=kk', { assets }),
  }
}

/** What staff may do with the rows of an area, and what follows from them. */
async function tryArea(load, { orm, send, call, staff }) {
  const [{ endpoints }, { areaDefinitions, areaPath }] = await Promise.all(
    ['/backend/registry.ts', '/schemas/areas/registry.ts'].map(load),
  )
  await orm.execute('create table equipped (company text, rows int)')
  const [owner, analyst] = [await staff('owner'), await staff('analyst')]
  const definition = areaDefinitions.get('equipment')
  const add = (value, by) => send('/w-business/kk/1001/0/equipment', { VALUE: value }, by)
  const added = (await add(definition.example, owner)).status
  const refused = (await add(definition.example, analyst)).status
  const wrong = await (await add({ ...definition.example, name: {} }, owner)).json()
  const list = '/business-api-front2/kk/1001/0/equipment?search=мыса+a-1&sort=name'
  const documented = Object.keys((await (await call('/openapi.json')).json()).paths)
  return {
    path: areaPath(definition),
    added,
    refused,
    followed: (await orm.execute('select * from equipped')).rows,
    wrong: wrong.error.data.PROBLEMS,
    found: (await (await call(list, analyst)).json()).data,
    rights: endpoints
      .filter(({ path }) => path.includes('/equipment'))
      .map(({ method, access }) => `${method} ${access.section} ${access.action}`)
      .sort(),
    documented: documented.filter((path) => path.includes('/equipment')).length,
  }
}

/** Moves cases of a kind along all arrows, and says who was told. */
async function tryCase(load, { orm, send, call, staff, person }) {
  const [tables, { moveDueCases }] = await Promise.all(
    ['/backend/database/tables/index.ts', '/backend/filed-cases/due-cases.ts'].map(load),
  )
  await orm
    .update(tables.company)
    .set({ emailForIssues: 'ask@dent.example' })
    .where(eq(tables.company.code, '1001'))
  const [author, moderator, owner] = [
    await person(),
    await person({ isModerator: true }),
    await staff('owner'),
  ]
  const read = async (path, by) => (await call(path, by)).json()
  const file = async (text) => {
    const body = { COMPANY_CODE: '1001', NAME: 'Гульнара', CONSENT: true, VALUE: { text } }
    return (await send('/w-front/ru/v1/case/complaint', body, author)).json()
  }
  const settle = ({ CASE_CODE }, arrow, body = {}) =>
    send(`/w-business/ru/1001/0/cases/complaint/${CASE_CODE}/${arrow}`, body, owner)
  const filed = []
  for (const text of ['Раз', 'Два', 'Три', 'Четыре']) filed.push(await file(text))
  const [first, second, third] = filed
  const waiting = '/business-api-front2/ru/1001/0/cases/complaint?filter[state]=waiting'
  const waited = (await read(waiting, owner)).COUNTS
  const { WAITING } = await read('/business-api-front2/ru/1001/0/today', owner)
  await settle(first, 'accept')
  await settle(second, 'refuse', { REASON: 'Цена была на стойке.' })
  const queue = (await read('/api-front2/ru/v1/moderation/cases', moderator)).data
  await send(`/w-front/ru/v1/moderation/cases/${second.CASE_CODE}/uphold`, {}, moderator)
  await send(`/w-front/ru/v1/case/${third.CASE_CODE}/withdraw`, { TOKEN: third.TOKEN })
  await moveDueCases({ orm }, undefined, sql.raw("now() + interval '31 days'"))
  const states = []
  for (const { CASE_CODE, TOKEN } of filed) {
    const { STATE, HISTORY } = await read(`/front/ru/v1/case/${CASE_CODE}?token=${TOKEN}`)
    const moves = HISTORY.map(({ ARROW, BY, REASON }) => [ARROW, BY, REASON].filter(Boolean).join(' '))
    states.push([STATE, ...moves])
  }
  const letters = {}
  for (const { template } of await orm.select().from(tables.outbox))
    letters[template] = (letters[template] ?? 0) + 1
  return {
    waited,
    today: WAITING?.filter(({ KIND }) => KIND === 'case_complaint'),
    queue: queue.map(({ KIND, STATE }) => `${KIND} ${STATE}`),
    states,
    letters,
  }
}

const used = await withModules(modules, async (load) => {
  const [{ openDatabase }, { inMemory }, { seedDatabase }, { smallSeed }, people, calls] = await Promise.all(
    [
      '/backend/open-database.ts',
      '/backend/kit/database/open-pglite.ts',
      '/backend/content/seed-database.ts',
      '/backend/test/small-seed.ts',
      '/backend/test/people.ts',
      '/backend/test/call.ts',
    ].map(load),
  )
  const [, , databaseUrl] = process.argv
  const db = await openDatabase({ dataDir: inMemory, databaseUrl })
  try {
    await seedDatabase(db, smallSeed)
    const backend = calls.testBackend(db)
    const person = (rights) => people.addPerson(db, rights)
    const made = {
      orm: db.orm,
      person,
      staff: async (role) => {
        const one = await person()
        await people.addStaff(db, one.account, '1001', role)
        return one
      },
      call: (path, by) => calls.call(backend, `/api${path}`, by ? { cookie: by.cookie } : {}),
      send: (path, body, by) =>
        calls.sendTo(backend, `/api${path}`, { body, ...(by && { headers: { cookie: by.cookie } }) }),
    }
    return { block: await tryBlock(load), area: await tryArea(load, made), case: await tryCase(load, made) }
  } finally {
    await db.close()
  }
})
process.stdout.write(JSON.stringify(used))
