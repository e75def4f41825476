import type { SiteFile } from '../../schemas/api/site-file.ts'
import { siteFileFormat, siteFileName } from '../../schemas/api/site-file.ts'
import type { SiteDraft } from '../../schemas/draft/site-draft.ts'
import { addressesIn } from '../../schemas/media/addresses-in.ts'
import { documentFile, type FileStore, pictureFile } from '../kit/files/store.ts'
import type { ZipEntry } from './zip-stream.ts'

type Site = {
  company: string
  name: string
  draft: SiteDraft
  /** Names of items in the library, by address. */
  names: ReadonlyMap<string, string>
}

/**
 * The files of a site's archive, one after the other: the uploads of the library that are still stored, then its description. Pictures that
 * were not uploaded, such as drawn ones, stay as addresses.
 */
export async function* siteEntries(
  files: FileStore,
  { company, name, draft, names }: Site,
): AsyncGenerator<ZipEntry> {
  const MEDIA: SiteFile['MEDIA'] = []
  for (const src of addressesIn(draft)) {
    const file = pictureFile(src) ?? documentFile(src)
    const bytes = file && (await files.read(file))
    if (!bytes) continue
    const entry = `media/${file.split('/').at(-1)}`
    MEDIA.push({ SRC: src, FILE: entry, NAME: names.get(src) ?? '' })
    yield { name: entry, bytes }
  }
  const described: SiteFile = {
    FORMAT: siteFileFormat,
    COMPANY: company,
    NAME: name,
    AT: new Date().toISOString(),
    SITE: draft,
    MEDIA,
  }
  yield { name: siteFileName, bytes: new TextEncoder().encode(JSON.stringify(described)) }
}
