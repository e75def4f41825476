// `npm run bench:growth`: what it costs to be found and chosen again. Each file of bench/growth is a measure, on a new database of a Postgres
// that starts for this run; some of them by name: `npm run bench:growth -- figures`.
import { readdirSync } from 'node:fs'
import { withModules } from '../scripts/lib/with-modules.mjs'
import { namedMeasures, report } from './lib/report.mjs'
import { say } from './lib/say.mjs'
import { withPostgres } from './lib/with-postgres.mjs'

const all = readdirSync('bench/growth')
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -'.ts'.length))
const unknown = namedMeasures().filter((name) => !all.includes(name))
if (unknown.length > 0)
  throw new Error(`There is no measure ${unknown.join(', ')}. There are: ${all.join(', ')}`)
const measures = namedMeasures().length > 0 ? namedMeasures() : all

const pathOf = (name) => `/bench/growth/${name}.ts`
const sources = ['/backend/open-database.ts', '/backend/test/cluster.ts', '/backend/test/databases.ts']

await withModules([...sources, ...measures.map(pathOf)], async (load) => {
  const modules = Object.assign({}, ...(await Promise.all(sources.map(load))))
  const lines = []
  await withPostgres(modules, async (urlOf) => {
    for (const name of measures) {
      const { measure } = await load(pathOf(name))
      const databaseUrl = await modules.newPostgresUrl(urlOf(''))
      const db = await modules.openDatabase({ dataDir: '', databaseUrl })
      try {
        lines.push(...(await measure({ db, databaseUrl })))
        say(`${name} is measured`)
      } finally {
        await db.close()
      }
    }
  })
  report(lines)
})
