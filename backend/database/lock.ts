import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { DatabaseInUseError } from './database-error.ts'
import { isLiving, processStart } from './living-process.ts'

const content = z.object({
  pid: z.int().positive(),
  /** Tells the holder from a later process of the same number. */
  started: z.string().optional(),
  url: z.string().optional(),
  token: z.string().optional(),
})

/** Who holds a data directory; `url` and `token` let command-line tools talk to the running server. */
export type Lock = z.infer<typeof content>

const lockFile = (dataDir: string) => resolve(dataDir, 'lock.json')

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
const isThere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST'

/** Lock files that this process holds; on `globalThis`, because two bundles have two copies of this module. */
const key = Symbol.for('shipa.database-locks')
const globals = globalThis as { [key]?: Set<string> }
globals[key] ??= new Set()
const held = globals[key]

const ownLock = (): Lock => ({ pid: process.pid, started: processStart(process.pid) })

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

function parse(text: string): Lock | undefined {
  try {
    return content.safeParse(JSON.parse(text)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** What `text`, read from `file`, says of a living process. */
function livingLock(file: string, text: string): Lock | undefined {
  const lock = parse(text)
  if (!lock) return undefined
  // After a restart of a container the old process had the same pid as this one.
  const holds = lock.pid === process.pid ? held.has(file) : isLiving(lock.pid, lock.started)
  return holds ? lock : undefined
}

/** The lock of a living process on a data directory; undefined when nobody holds it. */
export function readLock(dataDir: string): Lock | undefined {
  const text = readText(lockFile(dataDir))
  return text === undefined ? undefined : livingLock(lockFile(dataDir), text)
}

/** Writes the whole file first and links it into place, so that no reader sees half a lock. */
function create(file: string): boolean {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(ownLock()), { mode: 0o600 })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (isThere(error)) return false
    throw error
  } finally {
    rmSync(draft)
  }
}

/**
 * Removes a dead process's lock under a lock of its own: only one process at a time looks and removes, or a late one
 * would remove the lock of the first that took over.
 */
function removeDead(file: string, dataDir: string): void {
  const release = acquire(`${file}.removing`, dataDir)
  try {
    const text = readText(file)
    // Read again, because its process may have released it, and another taken it, before it was found to be gone.
    if (text !== undefined && !livingLock(file, text) && readText(file) === text) rmSync(file)
  } finally {
    release()
  }
}

function acquire(file: string, dataDir: string): () => void {
  while (!create(file)) {
    const text = readText(file)
    const other = text === undefined ? undefined : livingLock(file, text)
    if (other) throw new DatabaseInUseError(dataDir, other.pid, other.url)
    if (text !== undefined) removeDead(file, dataDir)
  }
  held.add(file)
  return () => {
    if (held.delete(file)) rmSync(file, { force: true })
  }
}

/**
 * Takes the lock, also from a dead process; throws `DatabaseInUseError` when a living one has it or is just taking it.
 * Gives its release.
 */
export function takeLock(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  return acquire(lockFile(dataDir), dataDir)
}

/** Adds where the server listens and the token of its administration calls to the lock that this process holds. */
export function updateLock(dataDir: string, { url, token }: { url: string; token?: string }): void {
  if (!held.has(lockFile(dataDir))) throw new Error(`This process does not hold the lock of ${dataDir}`)
  const draft = `${lockFile(dataDir)}.${process.pid}`
  writeFileSync(draft, JSON.stringify({ ...ownLock(), url, token }), { mode: 0o600 })
  renameSync(draft, lockFile(dataDir))
}
