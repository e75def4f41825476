import { join } from 'node:path'
import { findBinaries, startCluster } from './cluster.ts'
import { onceARun } from './once-a-run.ts'

type Outcome = { url?: string; fault?: string }

/** Nothing outlives the run, and no table is large enough to be tidied up beside it. */
const shortLived = { autovacuum: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

function tryStart(directory: string): Outcome {
  const binaries = findBinaries()
  if (!binaries) return { fault: 'no binaries of Postgres' }
  try {
    return { url: startCluster(binaries, directory, 'C', shortLived) }
  } catch (error) {
    return { fault: String(error) }
  }
}

/** Address of the run's cluster, which the first caller of all test workers starts; undefined where it cannot run. */
export async function sharedCluster(): Promise<string | undefined> {
  const { url, fault } = await onceARun('cluster', (folder) => {
    const outcome = tryStart(join(folder, 'cluster'))
    if (outcome.fault) process.stderr.write(`${outcome.fault}\n`)
    return outcome
  })
  if (url) return url
  if (process.env.CI === 'true') throw new Error(`postgres: not run (${fault})`)
  process.stdout.write('postgres: not run\n')
  return undefined
}
