import { z } from '@hono/zod-openapi'
import { keptPicture } from '../../schemas/answers/business.ts'
import { encodePicture, maxPictureBytes } from '../files/encode-picture.ts'
import { pictureAddress, publicFolder } from '../files/store.ts'
import { defineCall } from '../http/endpoint.ts'
import { place } from '../staff/place.ts'
import { pictureFolder } from './check-sent-cabinet.ts'

/** What a form adds around a file. */
const frameBytes = 16 * 1024

/** R95. A picture that no cabinet takes up stays in the store, as those of older versions do. */
export const addCabinetPicture = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/cabinets/pictures',
  summary:
    'Keeps a picture for a cabinet: JPG, PNG or WebP up to 5 MB, drawn anew without what the camera wrote',
  access: { area: 'cabinets', action: 'write' },
  limits: [{ per: 'person', times: 120, seconds: 3600 }],
  maxBytes: maxPictureBytes + frameBytes,
  params: place,
  body: z.strictObject({ file: z.instanceof(File).openapi({ type: 'string', format: 'binary' }) }),
  answer: keptPicture,
  status: 201,
  act: async ({ member: { company }, body: { file }, files }) => {
    const { bytes, extension, width, height, color } = await encodePicture(
      new Uint8Array(await file.arrayBuffer()),
    )
    const name = await files.put(bytes, { folder: `${publicFolder}/${pictureFolder(company)}`, extension })
    const src = pictureAddress(name)
    return src === undefined ? undefined : { src, width, height, color }
  },
})
