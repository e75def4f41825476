// `npm run bench:sites`, or some of its measures by name: whole sites of clinics: a thousand of them in turn, every page
// of the demo clinics by the Nu checker, and four pages of each template by Lighthouse.
import { rmSync } from 'node:fs'
import { prepare } from './lib/prepare.mjs'
import { printTable } from './lib/table.mjs'
import { rotation } from './measures/rotation.mjs'
import { templatePages } from './measures/template-pages.mjs'
import { validity } from './measures/validity.mjs'

const measures = { validity, rotation, lighthouse: templatePages }

const names = process.argv.slice(2)
const prepared = await prepare()
try {
  const rows = []
  for (const name of names.length > 0 ? names : Object.keys(measures)) {
    console.error(`${name} …`)
    rows.push(...(await measures[name](prepared)))
  }
  printTable(rows)
  process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1
} finally {
  rmSync(prepared.folder, { recursive: true, force: true })
}
