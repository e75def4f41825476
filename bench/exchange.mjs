// `npm run bench:exchange`: an import of patients from the bytes of a file to the last row, the same file again, and an export of all, on a Postgres of
// its own, beside the libraries alone; webhooks that are sent, and what is lost of them when the process is killed; and a call by key beside one by session.
// A number is how many patients, and words are some of the measures: `npm run bench:exchange -- import 20000`.
import { withModules } from '../scripts/lib/with-modules.mjs'
import { keyModules, measureCallsByKey } from './exchange/calls-by-key.mjs'
import { measureExport } from './exchange/measure-export.mjs'
import { measureImport } from './exchange/measure-import.mjs'
import { measureWebhooks, webhookModules } from './exchange/webhooks.mjs'
import { namedMeasures, report } from './lib/report.mjs'
import { say } from './lib/say.mjs'
import { withPostgres } from './lib/with-postgres.mjs'

const measures = ['import', 'export', 'keys', 'webhooks']
const words = namedMeasures()
const [count = 100_000] = words.map(Number).filter(Number.isInteger)
const named = words.filter((word) => !Number.isInteger(Number(word)))
const unknown = named.filter((word) => !measures.includes(word))
if (unknown.length > 0) throw new Error(`There is no measure ${unknown}. There are: ${measures.join(', ')}`)
const measured = (name) => named.length === 0 || named.includes(name)
const company = '1001'

const sources = [
  '/backend/open-database.ts',
  '/backend/booking/test/clinic.ts',
  '/backend/test/people.ts',
  '/backend/test/cluster.ts',
  '/backend/kit/sheets/read-sheet.ts',
  '/backend/exchange/begin-import.ts',
  '/backend/exchange/move-import.ts',
  '/backend/exchange/go-on.ts',
  '/backend/exchange/export-table.ts',
  '/backend/patients/exchange/patients.export.ts',
]

const inSeconds = (seconds) => `${seconds.toFixed(1)} s`
const stepsOf = ({ steps, cpu }) =>
  Object.entries(steps)
    .map(([name, seconds]) => `${name} ${seconds.toFixed(1)} (${cpu[name].toFixed(1)} of the processor)`)
    .join(', ')

const longestOf = (...imports) => Math.max(...imports.flatMap(({ longest }) => Object.values(longest)))
const tasksOf = ({ longest }) =>
  Object.entries(longest)
    .map(([name, ms]) => `${name} ${ms.toFixed(0)}`)
    .join(', ')

/** The lines of the table for the import. */
const importLines = ({ first, second }) => [
  {
    name: `import of ${count} patients, CSV`,
    target: '≤ 60 s',
    value: inSeconds(first.seconds),
    note: `${stepsOf(first)}; ${first.counts.written} written`,
    holds: first.seconds <= 60 && first.counts.written > 0.9 * count,
  },
  {
    name: 'import: longest task of the server',
    target: '≤ 100 ms',
    value: `${longestOf(first, second).toFixed(0)} ms`,
    note: `by processor time: ${tasksOf(first)}; again: ${tasksOf(second)}`,
    holds: longestOf(first, second) <= 100,
  },
  {
    name: 'the same file again',
    target: 'nothing doubled',
    value: `${second.counts.add ?? 0} added`,
    note: `${inSeconds(second.seconds)}: ${stepsOf(second)}`,
    holds: !second.counts.add,
  },
]

/** The lines for the export. */
const exportLines = ({ csv, xlsx, library }) =>
  Object.entries({ csv, xlsx }).map(([format, { seconds, grown }]) => ({
    name: `export of ${count} patients, ${format.toUpperCase()}`,
    target: '≤ 20 s',
    value: `${inSeconds(seconds)}, +${grown.toFixed(0)} MB`,
    note: `write-excel-file alone: ${inSeconds(library.seconds)}, +${library.grown.toFixed(0)} MB`,
    holds: seconds <= 20 && grown < library.grown,
  }))

const all = [...new Set([...sources, ...keyModules, ...webhookModules])]

await withModules(all, async (load, addressOf) => {
  const tables = await load('/backend/database/tables/index.ts')
  const modules = Object.assign({ tables }, ...(await Promise.all(all.map(load))))
  const lines = []
  await withPostgres(modules, async (urlOf) => {
    const db = await modules.openDatabase({ dataDir: '', databaseUrl: urlOf() })
    try {
      await modules.openClinic(db)
      const { account } = await modules.addPerson(db)
      await modules.addStaff(db, account, company, 'manager')
      const [member] = await db.orm.select().from(tables.membership)
      const bench = { db, modules, company, by: account.id, member }
      say('the clinic is open')
      // What is exported was imported.
      const imported =
        measured('import') || measured('export') ? await measureImport(bench, count) : undefined
      if (imported && measured('import')) lines.push(...importLines(imported))
      say('imported')
      if (measured('export')) lines.push(...exportLines(await measureExport(bench, count)))
    } finally {
      await db.close()
    }
    if (!measured('keys')) return
    const other = await modules.openDatabase({ dataDir: '', databaseUrl: urlOf('template1') })
    try {
      lines.push(await measureCallsByKey(modules, other))
      say('called by keys')
    } finally {
      await other.close()
    }
  })
  if (measured('webhooks')) lines.push(...(await measureWebhooks(modules, webhookModules.map(addressOf))))
  report(lines)
})
