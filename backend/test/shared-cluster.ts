import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { findBinaries, startCluster } from './cluster.ts'

type Outcome = { url?: string; fault?: string }

function tryStart(directory: string): Outcome {
  const binaries = findBinaries()
  if (!binaries) return { fault: 'no binaries of Postgres' }
  try {
    return { url: startCluster(binaries, directory) }
  } catch (error) {
    return { fault: String(error) }
  }
}

/** Whether this test worker is the one that starts the cluster. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(join(folder, 'starting'))
    return true
  } catch {
    // Another worker was first.
    return false
  }
}

/** URL of the run's cluster, started by the first caller of all test workers; undefined if it cannot run. */
export async function sharedCluster(): Promise<string | undefined> {
  const folder = inject('postgresFolder')
  const outcomeFile = join(folder, 'outcome.json')
  if (isFirst(folder)) {
    const outcome = tryStart(join(folder, 'cluster'))
    writeFileSync(`${outcomeFile}.draft`, JSON.stringify(outcome))
    renameSync(`${outcomeFile}.draft`, outcomeFile)
    if (!outcome.url) process.stderr.write(`${outcome.fault}\n`)
  }
  while (!existsSync(outcomeFile)) await sleep(50)
  const { url } = JSON.parse(readFileSync(outcomeFile, 'utf8')) as Outcome
  if (url) return url
  if (process.env.CI === 'true') throw new Error('postgres: not run')
  process.stdout.write('postgres: not run\n')
  return undefined
}
