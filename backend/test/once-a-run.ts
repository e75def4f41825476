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
 * What `make` gives, as JSON: the first of all test workers of this run calls it, with the run's folder, the others wait.
 * It must not throw, or they would wait for ever.
 */
export async function onceARun<T>(name: string, make: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = inject('databaseFolder')
  const outcome = join(folder, `${name}.json`)
  if (isFirst(join(folder, `${name}.started`))) {
    writeFileSync(`${outcome}.draft`, JSON.stringify(await make(folder)))
    renameSync(`${outcome}.draft`, outcome)
  }
  while (!existsSync(outcome)) await sleep(50)
  return JSON.parse(readFileSync(outcome, 'utf8')) as T
}
