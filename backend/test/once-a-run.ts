import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'

/** True for the one test worker of this run that is to do something. */
function isFirst(mark: string): boolean {
  try {
    mkdirSync(mark)
    return true
  } catch {
    // Another worker was first.
    return false
  }
}

/**
 * The result of `make`, as JSON: the first of all test workers of this run calls it, with the run's folder, the others wait. If it throws,
 * all of them get the error.
 */
export async function onceARun<T>(name: string, make: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = inject('databaseFolder')
  const outcome = join(folder, `${name}.json`)
  if (isFirst(join(folder, `${name}.started`))) {
    const attempt = async () => ({ value: await make(folder) })
    const made = await attempt().catch((error: unknown) => ({
      fault: error instanceof Error ? error.stack : String(error),
    }))
    writeFileSync(`${outcome}.draft`, JSON.stringify(made))
    renameSync(`${outcome}.draft`, outcome)
  }
  while (!existsSync(outcome)) await sleep(50)
  const { value, fault } = JSON.parse(readFileSync(outcome, 'utf8')) as { value: T; fault?: string }
  if (fault !== undefined) throw new Error(`${name} could not be made: ${fault}`)
  return value
}
