import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { DatabaseInUseError } from './database-error.ts'
import { isRunning, processStartTime } from './running-process.ts'

const content = z.object({
  pid: z.int().positive(),
  /** Distinguishes the holder from a later process with the same pid. */
  started: z.string().optional(),
  url: z.string().optional(),
  token: z.string().optional(),
})

/**
 * Content of the lock of a data directory; with `url` and `token` command-line tools can call the running
 * server.
 */
export type Lock = z.infer<typeof content>

const lockFile = (dataDir: string) => resolve(dataDir, 'lock.json')

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
const isThere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST'

/**
 * Lock files held by this process; on `globalThis`, because each of the two bundles has its own copy of this
 * module.
 */
const key = Symbol.for('shipa.database-locks')
const globals = globalThis as { [key]?: Set<string> }
globals[key] ??= new Set()
const held = globals[key]

const ownLock = (): Lock => ({ pid: process.pid, started: processStartTime(process.pid) })

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

/** The lock in `text`, read from `file`, if its process is running. */
function livingLock(file: string, text: string): Lock | undefined {
  const lock = parse(text)
  if (!lock) return undefined
  // After a container restart the old process may have had the same pid as this one.
  const holds = lock.pid === process.pid ? held.has(file) : isRunning(lock.pid, lock.started)
  return holds ? lock : undefined
}

/** The lock that a running process holds on a data directory; undefined if there is none. */
export function readLock(dataDir: string): Lock | undefined {
  const text = readText(lockFile(dataDir))
  return text === undefined ? undefined : livingLock(lockFile(dataDir), text)
}

/** Writes a temporary file and links it into place, so that no reader sees a partial lock. */
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
 * Removes the lock of a dead process under a lock of its own. Without that, a slow process could remove the
 * lock of one that has taken over meanwhile.
 */
function removeDead(file: string, dataDir: string): void {
  const release = acquire(`${file}.removing`, dataDir)
  try {
    const text = readText(file)
    // Read again: it may have been released and taken by another process since the first check.
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
 * Takes the lock, also from a dead process. Throws `DatabaseInUseError` if a running one holds it or is
 * taking it. Returns the function that releases it.
 */
export function takeLock(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  return acquire(lockFile(dataDir), dataDir)
}

/** Adds the server's URL and the token of its administration calls to the lock that this process holds. */
export function updateLock(dataDir: string, { url, token }: { url: string; token?: string }): void {
  if (!held.has(lockFile(dataDir))) throw new Error(`This process does not hold the lock of ${dataDir}`)
  const draft = `${lockFile(dataDir)}.${process.pid}`
  writeFileSync(draft, JSON.stringify({ ...ownLock(), url, token }), { mode: 0o600 })
  renameSync(draft, lockFile(dataDir))
}
