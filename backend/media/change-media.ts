import type { z } from 'zod'
import type { Locale } from '../../locales/locale.ts'
import type { MediaItem, mediaBody } from '../../schemas/api/media.ts'
import { isEqual } from '../../schemas/core/is-equal.ts'
import { type Media, media } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { type FileStore, pictureFile } from '../kit/files/store.ts'
import { storePicture } from '../kit/files/store-picture.ts'
import { mediaAnswer, readLibrary } from './library.ts'

type Changing = {
  company: string
  code: string
  body: z.infer<typeof mediaBody>
  files: FileStore
  locale: Locale
}

type Cropped = Pick<Media, 'src' | 'width' | 'height' | 'color' | 'bytes' | 'original' | 'crop'>

/** The picture as it is cropped: a new file, so that older versions of the site still have theirs. */
async function cropped(
  item: MediaItem,
  { body, files, locale, company }: Changing,
): Promise<Partial<Cropped>> {
  if (isEqual(item.CROP, body.CROP)) return {}
  const original = item.ORIGINAL ?? item.SRC
  const name = pictureFile(original)
  const bytes = name && (await files.read(name))
  if (!bytes) throw new ApiError('CONFLICT')
  const { CROP } = body
  const { src, width, height, color, ...more } = await storePicture({
    file: new Blob([bytes]),
    by: company,
    files,
    locale,
    folder: `site/${company.toLowerCase()}`,
    limits: { maxBytes: bytes.byteLength, maxWidth: 2880, maxHeight: 2880, part: CROP ?? undefined },
  })
  return { src, width, height, color, bytes: more.bytes, original: CROP ? original : null, crop: CROP }
}

/**
 * Changes an item of the library; one that was only used before is in it from now on. Throws 404 if there is none, 409 if its picture
 * cannot be cropped because it is not stored here.
 */
export async function changeMedia(orm: Orm, changing: Changing): Promise<MediaItem> {
  const { company, code, body, locale } = changing
  const item = (await readLibrary(orm, company, locale)).find(({ CODE }) => CODE === code)
  if (!item) throw new ApiError('NOT_FOUND')
  const changes = {
    name: body.NAME,
    alt: { ru: '', ...body.ALT },
    focus: body.FOCUS,
    ...(item.KIND === 'picture' && (await cropped(item, changing))),
  }
  const { KIND: kind, SRC: src, WIDTH: width, HEIGHT: height, BYTES: bytes, COLOR: color } = item
  const [row] = await orm
    .insert(media)
    .values({ company, code, kind, src, width, height, bytes, color, ...changes })
    .onConflictDoUpdate({ target: [media.company, media.code], set: changes })
    .returning()
  return mediaAnswer(row as Media, item.USED)
}
