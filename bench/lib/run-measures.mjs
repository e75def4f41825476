import { rmSync } from 'node:fs'
import { prepare } from './prepare.mjs'
import { namedMeasures, report } from './report.mjs'

/** Runs the measures named on the command line, or all, and reports their rows. */
export async function runMeasures(measures) {
  const names = namedMeasures()
  const unknown = names.filter((name) => !(name in measures))
  if (unknown.length > 0) {
    console.error(`There is no measure ${unknown.join(', ')}. There are: ${Object.keys(measures).join(', ')}`)
    process.exit(1)
  }
  const prepared = await prepare()
  try {
    const rows = []
    for (const name of names.length > 0 ? names : Object.keys(measures)) {
      console.error(`${name} …`)
      rows.push(...(await measures[name](prepared)))
    }
    report(rows)
  } finally {
    rmSync(prepared.folder, { recursive: true, force: true })
  }
}
