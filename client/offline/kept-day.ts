import { type KeptDay, keptIn, keptMs } from '../../schemas/visits/kept-day.ts'
import { readAuthMark } from '../../ui/visitor/auth-mark.ts'

/** The databases of this browser; undefined in one without, or by its settings. */
function databases(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB
  } catch {
    return undefined
  }
}

const settled = (request: IDBRequest): Promise<void> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })

/** Opens the database for one use, so that it never stands in the way of erasing it. */
async function open(): Promise<IDBDatabase | undefined> {
  const request = databases()?.open(keptIn.database, 1)
  if (!request) return undefined
  request.onupgradeneeded = () => request.result.createObjectStore(keptIn.store)
  await settled(request)
  return request.result
}

/**
 * Keeps a day in place of another one. Not once somebody has signed in or out since `mark` was read: a late answer would come back after it was
 * erased. False if it was not kept.
 */
export async function keepDay(day: KeptDay, mark: string | null): Promise<boolean> {
  try {
    const database = await open()
    if (!database) return false
    try {
      if (readAuthMark() !== mark) return false
      await settled(
        database.transaction(keptIn.store, 'readwrite').objectStore(keptIn.store).put(day, keptIn.key),
      )
      return true
    } finally {
      database.close()
    }
  } catch {
    // A browser may refuse storage at any time: then nothing is kept.
    return false
  }
}

/** Erases what is kept, with its database. Resolves at once where nothing can be kept. */
export async function eraseDay(): Promise<void> {
  const request = databases()?.deleteDatabase(keptIn.database)
  if (!request) return
  await new Promise<void>((resolve) => {
    request.onsuccess = () => resolve()
    request.onerror = () => resolve()
    // It is erased as soon as the page that reads it has closed it.
    request.onblocked = () => resolve()
  })
}

/** Erases what has been kept for too long, or for a time to come: a clock was put back. */
export async function eraseOldDay(): Promise<void> {
  const all = await databases()?.databases?.()
  if (all && !all.some(({ name }) => name === keptIn.database)) return
  const database = await open()
  if (!database) return
  const request = database.transaction(keptIn.store).objectStore(keptIn.store).get(keptIn.key)
  await settled(request)
  database.close()
  const { savedAt } = (request.result ?? {}) as Partial<KeptDay>
  const age = savedAt === undefined ? Number.POSITIVE_INFINITY : Date.now() - savedAt
  if (age < 0 || age > keptMs) await eraseDay()
}
