import type { Locale } from '../../../locales/locale.ts'
import type { CompanyBody } from '../../../schemas/api/registration.ts'
import type { Log } from '../log.ts'
import type { StoredImage, Texts } from '../tables/columns.ts'
import { pictureOfField } from './picture-of-field.ts'
import { readScan, type Scan, type ScanRule, type SentScan } from './read-scan.ts'
import { type FileName, type FileStore, pictureAddress, publicFolder } from './store.ts'

/** Stored files of a registration: rows for the logo and the documents, and all file names. */
export type UploadedFiles = {
  logo: ((name: Texts) => StoredImage) | undefined
  papers: { file: FileName; name: string; type: string; size: number }[]
  names: FileName[]
}

type SentFiles = Pick<CompanyBody, 'LOGO' | 'LICENSE_SCANS'>

/** True if a registration came with files. */
export const hasFiles = ({ LOGO, LICENSE_SCANS }: SentFiles): boolean =>
  LOGO !== undefined || LICENSE_SCANS.length > 0

/**
 * Validates all files of a registration, then stores them. Throws 422 for the first invalid one and stores
 * none. Called by `withFiles`, which removes them if nothing is written.
 */
export async function storeUploadedFiles(
  store: FileStore,
  { LOGO, LICENSE_SCANS }: SentFiles,
  { by, locale }: { by: string; locale: Locale },
): Promise<UploadedFiles> {
  const picture =
    LOGO &&
    (await pictureOfField(
      { bytes: new Uint8Array(await LOGO.arrayBuffer()), by, field: 'LOGO', problem: 'picture', locale },
      { maxWidth: 800, maxHeight: 800 },
    ))
  const scans = await readScans(LICENSE_SCANS, { by, field: 'LICENSE_SCANS', locale })
  const sent: UploadedFiles = { logo: undefined, papers: [], names: [] }
  if (picture) {
    const { bytes, extension, width, height, color } = picture
    const file = await store.put(bytes, { folder: `${publicFolder}/companies`, extension })
    sent.names.push(file)
    const src = pictureAddress(file)
    if (src) sent.logo = (alt) => ({ src, width, height, color, alt })
  }
  await putScans(store, scans, sent)
  return sent
}

/** The documents of a form's field, as `storeUploadedFiles` stores those of a registration. */
export async function storePapers(
  store: FileStore,
  sent: readonly File[],
  as: SentScan,
  rule: ScanRule = {},
): Promise<UploadedFiles> {
  const scans = await readScans(sent, as, rule)
  return putScans(store, scans, { logo: undefined, papers: [], names: [] })
}

/** Reads documents one after another, because decoding a picture needs much memory. */
async function readScans(sent: readonly File[], as: SentScan, rule: ScanRule = {}): Promise<Scan[]> {
  const scans: Scan[] = []
  for (const [index, file] of sent.entries())
    scans.push(await readScan(file, { ...as, field: `${as.field}[${index}]` }, rule))
  return scans
}

async function putScans(
  store: FileStore,
  scans: readonly Scan[],
  into: UploadedFiles,
): Promise<UploadedFiles> {
  for (const { bytes, extension, type, name } of scans) {
    const file = await store.put(bytes, { folder: 'papers', extension })
    into.names.push(file)
    into.papers.push({ file, name, type, size: bytes.byteLength })
  }
  return into
}

/**
 * Deletes files that are no longer referenced. Never throws: the request has succeeded already, so a failure
 * is only logged.
 */
export async function removeFiles(store: FileStore, log: Log, names: readonly FileName[]): Promise<void> {
  for (const name of names)
    await store
      .remove(name)
      .catch((error: unknown) =>
        log.error(
          { err: error, file: name },
          'an unused file could not be deleted: delete it in the store of files',
        ),
      )
}
