// `npm run bench:records`: the search of patients, a card, the close of a day and a PDF, on a Postgres of its own and on PGlite, and how they grow
// from 2,000 patients; and what is lost of acknowledged writes when the process is killed. Two numbers are the patients on each, with five visits
// of each patient: `npm run bench:records -- 20000 5000`.
import { withModules } from '../scripts/lib/with-modules.mjs'
import { namedMeasures, report } from './lib/report.mjs'
import { say } from './lib/say.mjs'
import { withPostgres } from './lib/with-postgres.mjs'
import { addRecords, openRecords } from './records/fill-clinic.mjs'
import { measureCalls, p50, p95, signIn } from './records/measure-calls.mjs'
import { killModules, measureKills } from './records/measure-kills.mjs'
import { measurePdf } from './records/measure-pdf.mjs'

const few = 2000
const [onPostgres = 200_000, onPglite = 20_000] = namedMeasures().map(Number)
/** How long a call may take with all patients, and how much longer than with few. */
const targets = {
  'search, owner': 100,
  'search, reception of a branch': 100,
  'search, doctor': 100,
  card: 60,
  'day close': 200,
}
const mostGrowth = 1.67

const sources = [
  '/backend/kit/database/open-pglite.ts',
  '/backend/open-database.ts',
  '/backend/booking/test/clinic.ts',
  '/backend/test/people.ts',
  '/backend/test/call.ts',
  '/backend/kit/pdf/make-pdf.ts',
  '/backend/kit/pdf/draw-paper.ts',
  '/schemas/patients/patient-words.ts',
  '/backend/test/cluster.ts',
]

const times = (all) => `p50 ${p50(all).toFixed(1)}, p95 ${p95(all).toFixed(1)}`

async function measure(name, db, modules, patients) {
  await openRecords(db, modules)
  const people = await signIn(db, modules)
  const by = people.owner.account.id
  await addRecords(db, modules, { from: 0, to: few, by })
  say(`${name}: ${few} patients`)
  const small = await measureCalls(db, { ...modules, people }, few)
  await addRecords(db, modules, { from: few, to: patients, by })
  say(`${name}: ${patients} patients`)
  const full = await measureCalls(db, { ...modules, people }, patients)
  say(`${name}: measured`)
  return Object.entries(targets).flatMap(([what, most]) => {
    const growth = p95(full[what]) / p95(small[what])
    const slowest = full[what].toSorted((one, other) => other.took - one.took).slice(0, 8)
    if (what.startsWith('search'))
      console.log(
        `${name}, ${what}, slowest: ${slowest.map((one) => `"${one.what}" ${one.took.toFixed(0)}`).join('; ')}`,
      )
    return [
      {
        name: `${name}, ${patients} patients: ${what}, ms`,
        target: `p95 ≤ ${most}`,
        value: times(full[what]),
        note: `a row by its key: ${times(full.bare)}`,
        holds: p95(full[what]) <= most,
      },
      {
        name: `${name}: ${what}, growth from ${few} patients`,
        target: `≤ ${mostGrowth}`,
        value: growth.toFixed(2),
        note: `with ${few}: ${times(small[what])}`,
        holds: growth <= mostGrowth,
      },
    ]
  })
}

await withModules(
  [...sources, '/backend/database/tables/index.ts', ...killModules],
  async (load, addressOf) => {
    const tables = await load('/backend/database/tables/index.ts')
    const modules = Object.assign({ tables }, ...(await Promise.all(sources.map(load))))
    const lines = []
    const open = async (name, db, patients) => {
      try {
        lines.push(...(await measure(name, db, modules, patients)))
      } finally {
        await db.close()
      }
    }
    if (onPostgres > 0)
      await withPostgres(modules, async (urlOf) =>
        open('Postgres', await modules.openDatabase({ dataDir: '', databaseUrl: urlOf() }), onPostgres),
      )
    if (onPglite > 0) await open('PGlite', await modules.openPglite(modules.inMemory), onPglite)
    lines.push(...(await measurePdf(modules)))
    lines.push(await measureKills(modules, killModules.map(addressOf)))
    report(lines)
  },
)
