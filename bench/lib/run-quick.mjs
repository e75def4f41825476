import { rmSync } from 'node:fs'
import { quick } from '../measures/quick.mjs'
import { bestLines, machine, readHistory, whatFell } from './history.mjs'
import { prepare } from './prepare.mjs'
import { report } from './report.mjs'

/** `npm run bench -- --quick`: the waiting times of visitors, compared with the best run on this kind of machine. */
export async function runQuick() {
  const started = performance.now()
  const prepared = await prepare()
  try {
    const rows = await quick(prepared)
    const best = bestLines(readHistory(), 'quick', machine())
    report(
      rows.map((row) => {
        const before = best.get(row.name)
        return {
          ...row,
          note: before ? `best ${before.median.toPrecision(2)} on ${before.entry.date}` : 'the first here',
        }
      }),
    )
    const fallen = whatFell(rows, best)
    console.log(fallen.length > 0 ? fallen.join('\n') : `Nothing fell on ${machine()}.`)
    console.log(`${Math.round((performance.now() - started) / 1000)} s`)
    // Missed targets are only shown in the table; this fails if something became slower.
    process.exitCode = fallen.length > 0 ? 1 : 0
  } finally {
    rmSync(prepared.folder, { recursive: true, force: true })
  }
}
