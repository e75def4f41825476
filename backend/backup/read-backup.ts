import { createReadStream } from 'node:fs'
import { BackupError, CutOffError, DamagedError } from './archive/backup-error.ts'
import { readBytes } from './archive/byte-reader.ts'
import { type Part, sha256 } from './archive/part.ts'
import { isSealed, unseal } from './archive/seal.ts'
import { type Entry, isTar, readTar } from './archive/tar.ts'
import {
  format,
  type Head,
  headName,
  headSchema,
  type Manifest,
  manifestName,
  manifestSchema,
  sealName,
  sealOf,
} from './manifest.ts'

type Place = { path: string; key: string | undefined }

const readSize = 1024 * 1024

/** The parts of a backup as they are. Throws a sentence if the file cannot be read to its end. */
export async function* readEntries({ path, key }: Place): AsyncGenerator<Entry> {
  let place = 'its beginning'
  const file = createReadStream(path, { highWaterMark: readSize })
  try {
    const outer = readBytes(file)
    const sealed = isSealed(await outer.peek(64))
    if (sealed && key === undefined)
      throw new BackupError(`${path} is sealed: set BACKUP_KEY to the key that it was written with.`)
    const inner = sealed ? readBytes(unseal(outer, key ?? '')) : outer
    if (!isTar(await inner.peek(512))) {
      if ((await inner.peek(1)).length === 0) throw new CutOffError()
      throw notOurs(path)
    }
    for await (const entry of readTar(inner)) {
      place = entry.path
      yield entry
    }
  } catch (error) {
    throw explained(error, path, place)
  } finally {
    file.destroy()
  }
}

const notOurs = (path: string) => new BackupError(`${path} is no backup of Shipa: nothing was changed.`)

const unwritten = (path: string) =>
  new BackupError(
    `${path} ends before its end: it was not written or not copied completely. Nothing was changed; copy it again, or take another backup.`,
  )

const damaged = (path: string, place: string) =>
  new BackupError(
    `${path} is damaged (${place}): it is not as it was written. Nothing was changed; copy it again, or take another backup.`,
  )

/** System errors as sentences. */
const systemFaults: Record<string, string> = {
  ENOENT: 'it does not exist',
  EISDIR: 'it is a folder: name a file in it',
  EACCES: 'the user of this process may not read it',
}

function explained(error: unknown, path: string, place: string): unknown {
  if (error instanceof CutOffError) return unwritten(path)
  if (error instanceof DamagedError) return damaged(path, `after ${place}`)
  const { code, syscall } = error as NodeJS.ErrnoException
  if (typeof code !== 'string' || (syscall !== 'open' && syscall !== 'read')) return error
  return new BackupError(`${path} cannot be read: ${systemFaults[code] ?? code}.`)
}

function parsed<T>(bytes: Buffer, schema: { safeParse: (value: unknown) => { data?: T } }): T | undefined {
  try {
    return schema.safeParse(JSON.parse(bytes.toString())).data
  } catch {
    return undefined
  }
}

/** What a backup is of, from its first part. Throws a sentence for a file of another product or of a newer version. */
function headOf(bytes: Buffer, path: string): Head {
  const said = parsed(bytes, headSchema.pick({ product: true, format: true }))
  if (said && said.format > format)
    throw new BackupError(
      `${path} was written by a newer version of Shipa: restore it with that version. Nothing was changed.`,
    )
  const head = parsed(bytes, headSchema)
  if (!head) throw notOurs(path)
  return head
}

export type CheckedBackup = { head: Head; manifest: Manifest }

/** Reads all of a backup and compares each part with the manifest. Throws a sentence that says what is wrong with it. */
export async function checkBackup(place: Place): Promise<CheckedBackup> {
  const { path } = place
  let head: Buffer | undefined
  let listed: Buffer | undefined
  let seal: string | undefined
  const found: Pick<Part, 'path' | 'sha256'>[] = []
  for await (const entry of readEntries(place)) {
    if (found.length === 0) {
      if (entry.path !== headName) throw notOurs(path)
      head = entry.bytes
    }
    if (entry.path === manifestName) listed = entry.bytes
    else if (entry.path === sealName) seal = entry.bytes.toString()
    else found.push({ path: entry.path, sha256: sha256(entry.bytes) })
  }
  if (!head || !listed || seal === undefined) throw unwritten(path)
  const manifest = seal === sealOf(listed) ? parsed(listed, manifestSchema) : undefined
  if (!manifest) throw damaged(path, manifestName)
  for (const [at, part] of manifest.parts.entries())
    if (found[at]?.path !== part.path || found[at].sha256 !== part.sha256) throw damaged(path, part.path)
  if (found.length !== manifest.parts.length) throw damaged(path, manifestName)
  return { head: headOf(head, path), manifest }
}
