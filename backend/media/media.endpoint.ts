import { z } from '@hono/zod-openapi'
import { and, eq } from 'drizzle-orm'
import { mediaBody, mediaItem, mediaList, mediaVideoBody } from '../../schemas/api/media.ts'
import { readAccess, writeAccess } from '../clinic-site/index.ts'
import { media } from '../database/tables/index.ts'
import { place } from '../kit/company/place.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { addMedia } from './add-media.ts'
import { changeMedia } from './change-media.ts'
import { readLibrary } from './library.ts'

const path = '/{companyCode}/{cabinetCode}/media'
const params = place.extend({ code: z.string().min(1).max(64).describe('Code of the picture.') })
const limits = [{ per: 'person', times: 1200, seconds: 3600 }] as const

export const mediaLibrary = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path,
  summary:
    'The media library of a company (PS8), with pictures that its site and its areas show already, and where each is used',
  access: readAccess,
  params: place,
  answer: mediaList,
  act: async ({ orm, member: { company }, locale }) => ({ data: await readLibrary(orm, company, locale) }),
})

export const mediaVideo = defineCall({
  method: 'post',
  service: 'w-business',
  path: `${path}/video`,
  summary: 'Adds a video of another site to the media library, by its address',
  access: writeAccess,
  limits,
  params: place,
  body: mediaVideoBody,
  answer: mediaItem,
  status: 201,
  act: ({ orm, member: { company }, body: { URL, NAME } }) =>
    addMedia(orm, company, { kind: 'video', src: URL, name: NAME }),
})

export const changedMedia = defineCall({
  method: 'put',
  service: 'w-business',
  path: `${path}/{code}`,
  summary: 'Changes name, alt texts, focal point and crop; a cropped picture has a new address',
  access: writeAccess,
  limits,
  params,
  body: mediaBody,
  answer: mediaItem,
  act: async ({ orm, member: { company }, params: { code }, body, files, locale }) =>
    changeMedia(orm, { company, code, body, files, locale }),
})

export const removedMedia = defineCall({
  method: 'delete',
  service: 'w-business',
  path: `${path}/{code}`,
  summary: 'Removes from the media library (PS8); 409 with the places where it is used',
  access: writeAccess,
  limits,
  params,
  act: async ({ member: { company }, params: { code }, locale, transaction }) =>
    transaction(async (orm) => {
      const found = (await readLibrary(orm, company, locale)).find(({ CODE }) => CODE === code)
      if (!found) throw new ApiError('NOT_FOUND')
      if (found.USED.length > 0) throw new ApiError('MEDIA_IN_USE', { data: { USED: found.USED } })
      await orm.delete(media).where(and(eq(media.company, company), eq(media.code, code)))
      return undefined
    }),
})
