import { count, eq } from 'drizzle-orm'
import type { MediaItem } from '../../schemas/api/media.ts'
import { type Media, media } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { mediaAnswer, mediaCode } from './library.ts'

/** Maximum number of items of a company. */
export const mostMedia = 10_000

type Added = Pick<Media, 'kind' | 'src' | 'name'> &
  Partial<Pick<Media, 'bytes' | 'width' | 'height' | 'color'>>

/** Throws 409 if the library of a company is full. Called before a file is stored, since a refused file would be left without a row. */
export async function checkRoom(orm: Orm, company: string): Promise<void> {
  const [found] = await orm.select({ rows: count() }).from(media).where(eq(media.company, company))
  if (found && found.rows >= mostMedia) throw new ApiError('LIST_FULL')
}

/** Adds a file or picture to the library of a company; one with the same address stays. Throws as `checkRoom`. */
export async function addMedia(orm: Orm, company: string, added: Added): Promise<MediaItem> {
  await checkRoom(orm, company)
  const values = { company, code: mediaCode(added.src), addedAt: new Date(), ...added }
  const [row] = await orm
    .insert(media)
    .values(values)
    .onConflictDoUpdate({ target: [media.company, media.code], set: { name: added.name } })
    .returning()
  if (!row) throw new Error('the added media is not there')
  return mediaAnswer(row, [])
}
