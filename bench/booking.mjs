// `npm run bench:booking`: slots, bookings in a second, and 10,000 random operations at the same time compared with a model, on PGlite
// and on a temporary Postgres. One client, warm, 1,000 different keys, a bare query beside them in the same run.
import { withModules } from '../scripts/lib/with-modules.mjs'
import { measureBookings } from './booking/measure-bookings.mjs'
import { measureModel } from './booking/measure-model.mjs'
import { measureSlots } from './booking/measure-slots.mjs'
import { openClinics } from './booking/open-clinics.mjs'
import { report } from './lib/report.mjs'
import { say } from './lib/say.mjs'
import { withPostgres } from './lib/with-postgres.mjs'

const sources = [
  '/backend/kit/database/open-pglite.ts',
  '/backend/open-database.ts',
  '/backend/booking/test/clinic.ts',
  '/backend/booking/test/run-model.ts',
  '/backend/test/people.ts',
  '/backend/test/call.ts',
  '/backend/test/cluster.ts',
]

async function measure(name, open, modules) {
  const lines = []
  for (const part of [measureSlots, measureBookings, measureModel]) {
    // A database for each, so that the appointments of one do not slow down the next.
    const db = await open()
    try {
      await modules.openClinic(db)
      await openClinics(db, modules)
      lines.push(...(await part(db, modules, name)))
      say(`${name}: ${part.name}`)
    } finally {
      await db.close()
    }
  }
  return lines
}

async function onPostgres(urlOf, modules) {
  let count = 0
  const open = async () => {
    count += 1
    const first = await modules.openDatabase({ dataDir: '', databaseUrl: urlOf() })
    await first.orm.execute(`create database bench${count}`)
    await first.close()
    return modules.openDatabase({ dataDir: '', databaseUrl: urlOf(`bench${count}`) })
  }
  return measure('Postgres', open, modules)
}

await withModules([...sources, '/backend/database/tables/index.ts'], async (vite) => {
  const tables = await vite('/backend/database/tables/index.ts')
  const modules = Object.assign({ tables }, ...(await Promise.all(sources.map(vite))))
  const lines = [
    ...(await measure('PGlite', () => modules.openPglite(modules.inMemory), modules)),
    ...(await withPostgres(modules, (urlOf) => onPostgres(urlOf, modules))),
  ]
  report(lines)
})
