import { basename } from 'node:path'
import { entryOf, record } from './history.mjs'
import { printTable } from './table.mjs'

/** The words of the command line: `--…` are options, everything else names measures. */
const [options, names] = [true, false].map((isOption) =>
  process.argv.slice(2).filter((word) => word.startsWith('--') === isOption),
)

const unknown = options.filter((option) => !['--quick', '--record', '--readme'].includes(option))
if (unknown.length > 0) {
  console.error(`There is no option ${unknown.join(', ')}. There are: --quick, --record, --readme`)
  process.exit(1)
}

/** The measures that the command line names. */
export const namedMeasures = () => names

/** Whether the command line has an option. */
export const hasOption = (option) => options.includes(option)

/** The name of the bench that runs: that of its script, `quick` with this option. */
function benchName() {
  const script = basename(process.argv[1], '.mjs')
  if (script !== 'run') return script
  return hasOption('--quick') ? 'quick' : 'bench'
}

/** Prints the rows of a bench, fails if a target is missed, and with `--record` adds them to the history. */
export function report(rows) {
  printTable(rows)
  process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1
  if (!hasOption('--record')) return
  if (process.env.BENCH_PAGE) throw new Error('Another page than the usual one (BENCH_PAGE) is not recorded')
  record(entryOf(benchName(), rows, names.length === 0))
  console.log('Recorded in bench/history.ndjson; `npm run bench -- --readme` writes the tables of README.')
}
