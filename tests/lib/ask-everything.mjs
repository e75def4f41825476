// `node tests/lib/ask-everything.mjs <data directory>`: seeds the database there with the code beside it and asks every GET as
// the owner of a company. Prints how each was answered. Run by the version after this one, on the schema of that version.
import { withModules } from '../../scripts/lib/with-modules.mjs'

const [dataDir] = process.argv.slice(2)
const company = '1001'

const answered = await withModules(async (load) => {
  const [{ openDatabase }, { seedDatabase }, { smallSeed }, people, { call, testBackend }, { endpoints }] =
    await Promise.all(
      [
        '/backend/database/open-database.ts',
        '/backend/content/seed-database.ts',
        '/backend/test/small-seed.ts',
        '/backend/test/people.ts',
        '/backend/test/call.ts',
        '/backend/registry.ts',
      ].map(load),
    )
  const db = await openDatabase({ dataDir })
  try {
    await seedDatabase(db, smallSeed)
    const { account, cookie } = await people.addPerson(db, { isModerator: true })
    await people.addStaff(db, account, company, 'owner')
    const backend = testBackend(db)
    const answers = []
    for (const { method, service, path, changes } of endpoints) {
      if (method !== 'get' || changes) continue
      const filled = path.replace(/\{(\w+)\}/g, (_, name) => {
        if (/compan|organization/i.test(name)) return company
        return name === 'cabinetCode' ? '0' : '11'
      })
      const query = `filter[company]=${company}&company_code=${company}`
      const { status } = await call(backend, `/api/${service}/kk${filled}?${query}`, { cookie })
      answers.push([`${service}${path}`, status])
    }
    return Object.fromEntries(answers)
  } finally {
    await db.close()
  }
})
process.stdout.write(JSON.stringify(answered))
