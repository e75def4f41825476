import { pictureBody } from '../../schemas/api/form-fields.ts'
import { keptPicture } from '../../schemas/api/image.ts'
import { maxSentPictureBytes } from '../../schemas/formats/picture-file.ts'
import { pictureOfField } from '../files/picture-of-field.ts'
import { pictureAddress, publicFolder } from '../files/store.ts'
import { defineCall } from '../http/endpoint.ts'
import { place } from '../staff/place.ts'
import { pictureFolder } from './check-sent-cabinet.ts'

/** R95. A picture that no cabinet takes up stays in the store, as those of older versions do. */
export const addCabinetPicture = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/cabinets/pictures',
  summary:
    'Keeps a picture for a cabinet: JPG, PNG or WebP up to 5 MB, drawn anew without what the camera wrote',
  access: { section: 'cabinets', action: 'write' },
  limits: [{ per: 'person', times: 120, seconds: 3600 }],
  maxBytes: maxSentPictureBytes,
  params: place,
  body: pictureBody,
  answer: keptPicture,
  status: 201,
  act: async ({ member: { company }, body: { file }, files, locale }) => {
    const { bytes, extension, width, height, color } = await pictureOfField({
      bytes: new Uint8Array(await file.arrayBuffer()),
      field: 'file',
      problem: 'picture',
      locale,
    })
    const name = await files.put(bytes, { folder: `${publicFolder}/${pictureFolder(company)}`, extension })
    const src = pictureAddress(name)
    return src === undefined ? undefined : { src, width, height, color }
  },
})
