import { type UnzipFileInfo, unzipSync } from 'fflate'
import {
  type SiteFile,
  siteFile,
  siteFileFormat,
  siteFileName,
} from '../../../../../schemas/api/site-file.ts'
import { isRecord } from '../../../../../schemas/core/is-record.ts'
import { parseJson } from '../../../../../schemas/core/parse-json.ts'

/** Why a file is no site that can be brought in: `business:site.file.fault.{code}` says it to a person. */
export type SiteFileFault = 'tooLarge' | 'notASite' | 'newer' | 'broken'

/** A site of an archive, and the bytes of its media by their place in it. */
export type ReadSite = { site: SiteFile; files: Readonly<Record<string, Uint8Array>> }

const megabyte = 1024 * 1024

/** The largest archive. */
export const maxSiteFileBytes = 300 * megabyte
/** How much is unpacked at most: media are not compressed, so that only a hostile archive has more. */
const mostUnpacked = 400 * megabyte
const mostDescribed = 20 * megabyte

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)

/** Whether an archive says that it is too large, or its files together are larger than itself: such lie over each other. */
function isTooLarge(bytes: Uint8Array): boolean {
  const listed: UnzipFileInfo[] = []
  unzipSync(bytes, {
    filter: (file) => {
      listed.push(file)
      return false
    },
  })
  const unpacked = sum(listed.map(({ originalSize }) => originalSize))
  return unpacked > mostUnpacked || sum(listed.map(({ size }) => size)) > bytes.length
}

/** The files of an archive; `tooLarge` before anything of it is unpacked, undefined if it is no archive. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> | 'tooLarge' | undefined {
  try {
    if (isTooLarge(bytes)) return 'tooLarge'
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) =>
        name === siteFileName ? originalSize <= mostDescribed : name.startsWith('media/'),
    })
  } catch {
    return undefined
  }
}

/** The description in an archive; undefined if it is none. */
function described(bytes: Uint8Array | undefined): unknown {
  try {
    return bytes && parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** Reads the archive of a site, or says why it cannot be read. Nothing in it is trusted: it is validated like typed values. */
export function readSiteFile(bytes: Uint8Array): ReadSite | SiteFileFault {
  if (bytes.length > maxSiteFileBytes) return 'tooLarge'
  const files = unpack(bytes)
  if (files === 'tooLarge') return files
  const value = described(files?.[siteFileName])
  if (!files || !isRecord(value) || !('FORMAT' in value)) return 'notASite'
  if (typeof value.FORMAT === 'number' && value.FORMAT > siteFileFormat) return 'newer'
  const { data: site } = siteFile.safeParse(value)
  return site ? { site, files } : 'broken'
}
