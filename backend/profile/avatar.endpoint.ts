import { z } from '@hono/zod-openapi'
import { eq, sql } from 'drizzle-orm'
import { pictureBody } from '../../schemas/api/form-fields.ts'
import { avatarVersion } from '../../schemas/api/profile.ts'
import { maxSentPictureBytes } from '../../schemas/formats/picture-file.ts'
import { account } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { pictureOfField } from '../kit/files/picture-of-field.ts'
import type { FileName } from '../kit/files/store.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { fileAnswer } from '../kit/http/file-answer.ts'

/** C-9 */
const maxHeight = 400

/** Sets or removes an account's picture. Returns the file that is no longer used. */
async function change(orm: Orm, id: string, picture: FileName | null) {
  const [before] = await orm
    .select({ avatar: account.avatar })
    .from(account)
    .where(eq(account.id, id))
    .for('update')
  const [after] = await orm
    .update(account)
    .set({ avatar: picture, ...(picture && { avatarVersion: sql`${account.avatarVersion} + 1` }) })
    .where(eq(account.id, id))
    .returning({ version: account.avatarVersion })
  return { version: after?.version, old: before?.avatar }
}

/** A37. The picture is re-encoded, so that no metadata or embedded content is stored. */
export const uploadAvatar = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/user/avatar/upload',
  summary: 'A picture of the person: JPEG, PNG or WebP of at most 5 MB',
  access: 'person',
  limits: [{ per: 'person', times: 30, seconds: 3600 }],
  maxBytes: maxSentPictureBytes,
  body: pictureBody,
  answer: avatarVersion,
  act: async ({ body: { file }, person, files, locale, transaction }) => {
    const sent = new Uint8Array(await file.arrayBuffer())
    const { bytes, extension } = await pictureOfField(
      { bytes: sent, by: person.account.id, field: 'file', problem: 'picture', locale },
      { maxHeight },
    )
    const name = await files.put(bytes, { folder: 'avatars', extension })
    const { version, old } = await transaction((orm) => change(orm, person.account.id, name))
    if (old) await files.remove(old)
    return version === undefined ? undefined : { AVATAR_VERSION: version }
  },
})

/** A38 */
export const removeAvatar = defineCall({
  method: 'delete',
  service: 'w-front',
  path: '/v1/user/avatar/remove',
  summary: 'Takes the person’s picture away',
  access: 'person',
  act: async ({ person, files, transaction }) => {
    const { old } = await transaction((orm) => change(orm, person.account.id, null))
    if (old) await files.remove(old)
    return undefined
  },
})

/**
 * A39. With `v`, the account's AVATAR_VERSION, the browser may cache it: each picture has its own version.
 */
export const downloadAvatar = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/user/avatar/download',
  summary: 'The person’s own picture, as bytes',
  access: 'person',
  query: z.object({
    v: z.coerce.number().int().describe('Which picture: another one has another address.').optional(),
  }),
  answer: fileAnswer('image/webp'),
  act: async ({ person: { account }, query: { v }, files }) => {
    const bytes = account.avatar === null ? undefined : await files.read(account.avatar)
    if (!bytes) return undefined
    const isCurrent = v === account.avatarVersion
    return new Response(bytes, {
      headers: {
        'content-type': 'image/webp',
        'cache-control': isCurrent ? 'private, max-age=31536000, immutable' : 'private, no-cache',
        'x-content-type-options': 'nosniff',
        vary: 'Cookie',
      },
    })
  },
})
