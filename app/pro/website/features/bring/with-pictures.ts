import { isRecord } from '../../../../../schemas/core/is-record.ts'
import type { ReadSite } from '../../../../../schemas/site-import.ts'

/** A picture as the media library has it. */
export type Uploaded = { SRC: string; WIDTH: number | null; HEIGHT: number | null; COLOR: string | null }

/** A value with the pictures of the library in place of those that came with the file; pictures that are not there go. */
function placed(
  value: unknown,
  carried: ReadonlySet<string>,
  uploaded: ReadonlyMap<string, Uploaded>,
): unknown {
  if (Array.isArray(value))
    return value.map((one) => placed(one, carried, uploaded)).filter((one) => one !== undefined)
  if (!isRecord(value)) return value
  if (typeof value.src === 'string' && carried.has(value.src)) {
    const found = uploaded.get(value.src)
    const isMeasured = found?.WIDTH && found.HEIGHT
    return (
      found && {
        ...value,
        src: found.SRC,
        ...(isMeasured && { width: found.WIDTH, height: found.HEIGHT }),
        ...(found.COLOR && { color: found.COLOR }),
      }
    )
  }
  const entries = Object.entries(value).map(([name, one]) => [name, placed(one, carried, uploaded)] as const)
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined))
}

/** The read site with its pictures in the library; pictures that the library did not take are listed as missing. */
export function withPictures(site: ReadSite, uploaded: ReadonlyMap<string, Uploaded>): ReadSite {
  const carried = new Set(site.pictures.map(({ src }) => src))
  const lost = site.pictures.filter(({ src }) => !uploaded.has(src))
  const leftOut = [...lost.map(({ name }) => ({ reason: 'picture' as const, text: name })), ...site.leftOut]
  const pages = placed(site.pages, carried, uploaded) as ReadSite['pages']
  return { ...site, pages, leftOut: leftOut.slice(0, 200) }
}
