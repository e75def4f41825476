import { buffer, text as textOf } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl'
import { siteFile, siteFileFormat, siteFileName } from '../../../schemas/api/site-file.ts'
import type { FileFault } from '../../../schemas/company-file/company-file-states.ts'
import { most } from '../../../schemas/company-file/manifest.ts'
import {
  filesFolder,
  manifestName,
  readmeName,
  siteArchiveName,
} from '../../../schemas/company-file/part-names.ts'
import { isRecord } from '../../../schemas/core/is-record.ts'
import { parseJson } from '../../../schemas/core/parse-json.ts'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import { type FileStore, isFileName } from '../../kit/files/store.ts'
import { CompanyFileError } from '../file/company-file-error.ts'
import { PieceReader } from './piece-reader.ts'

const dataName = /^data\/[a-z_]{1,60}\.(?:json|csv|schema\.json)$/
const fixed = new Set([manifestName, readmeName, siteArchiveName])

const isKnownName = (name: string): boolean =>
  fixed.has(name) ||
  dataName.test(name) ||
  (name.startsWith(filesFolder) && isFileName(name.slice(filesFolder.length)))

/** How many parts are looked at before others have their turn. */
const entriesAtOnce = 500

const mostBytesOf = (name: string): number => {
  if (name === manifestName) return most.manifest
  return name.startsWith(filesFolder) ? most.file : most.part
}

/** An archive whose list of parts has been looked at. */
export type Archive = {
  entries: ReadonlyMap<string, Entry>
  /** The bytes of a part; they are as many as the list says, or reading throws. */
  read: (name: string) => AsyncIterable<Buffer>
  /** The whole of a small part. */
  bytes: (name: string) => Promise<Buffer>
  /** The site of its site archive; undefined if there is none that can be read. */
  site: () => Promise<SiteDraft | undefined>
}

/** What a zip library says of a file that is no zip, or a broken one, is no fault of ours. */
async function unlessBroken<T>(work: Promise<T>, fault: FileFault): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof CompanyFileError) throw error
    throw new CompanyFileError(fault)
  }
}

/** The parts of a zip by name. Throws for a name that no file of ours has, one that is there twice, a locked part, and for more than one may have. */
async function entriesOf(zip: ZipFile, packed: number): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let unpacked = 0
  const mostUnpacked = Math.min(most.unpacked, most.anyRatio + most.ratio * packed)
  if (zip.entryCount > most.parts) throw new CompanyFileError('tooLarge')
  for await (const entry of zip.eachEntry()) {
    const { fileName: name, uncompressedSize: size, compressionMethod } = entry
    const isPlain = compressionMethod === 0 || compressionMethod === 8
    if (!isKnownName(name) || entries.has(name) || entry.isEncrypted() || !isPlain)
      throw new CompanyFileError('unsafe')
    unpacked += size
    if (size > mostBytesOf(name) || unpacked > mostUnpacked) throw new CompanyFileError('tooLarge')
    entries.set(name, entry)
    // A list that is in memory comes without a turn for others.
    if (entries.size % entriesAtOnce === 0) await setImmediate()
  }
  return entries
}

/** Opens a file that was sent. Nothing of it is unpacked yet. Throws `CompanyFileError`. */
export async function openArchive(
  files: FileStore,
  { id, bytes: size }: { id: string; bytes: number },
): Promise<Archive> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true }
  const open = (begin: number, length: number) =>
    fromRandomAccessReaderPromise(new PieceReader(files, id, begin), length, options)
  const zip = await unlessBroken(open(0, size), 'noArchive')
  const entries = await unlessBroken(entriesOf(zip, size), 'unsafe')

  async function* read(name: string): AsyncGenerator<Buffer> {
    const entry = entries.get(name)
    if (!entry) throw new CompanyFileError('damaged')
    try {
      yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>
    } catch {
      throw new CompanyFileError('damaged')
    }
  }
  const bytes = (name: string): Promise<Buffer> => buffer(read(name))

  async function site(): Promise<SiteDraft | undefined> {
    const entry = entries.get(siteArchiveName)
    if (entry?.compressionMethod !== 0) return undefined
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true })
    const inner = await open(fileDataStart, entry.uncompressedSize)
    for await (const one of inner.eachEntry()) {
      if (one.fileName !== siteFileName) continue
      if (one.uncompressedSize > most.manifest) return undefined
      const text = await textOf(await inner.openReadStreamPromise(one))
      const value = parseJson(text)
      if (!isRecord(value) || value.FORMAT !== siteFileFormat) return undefined
      return siteFile.safeParse(value).data?.SITE as SiteDraft | undefined
    }
    return undefined
  }

  return { entries, read, bytes, site: () => site().catch(() => undefined) }
}
