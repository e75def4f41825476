import { pictureBody } from '../../schemas/api/form-fields.ts'
import { storedPicture } from '../../schemas/api/image.ts'
import { maxSentPictureBytes } from '../../schemas/formats/picture-file.ts'
import { storePicture } from '../files/store-picture.ts'
import { defineCall } from '../http/endpoint.ts'
import { place } from '../staff/place.ts'
import { writeAccess } from './access.ts'

export const sitePictures = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/clinic_website/pictures',
  summary:
    'Keeps a picture for the pages of a site: JPG, PNG or WebP up to 5 MB, drawn anew without what the camera wrote',
  access: writeAccess,
  limits: [{ per: 'person', times: 120, seconds: 3600 }],
  maxBytes: maxSentPictureBytes,
  params: place,
  body: pictureBody,
  answer: storedPicture,
  status: 201,
  act: ({ member: { company }, body: { file }, files, locale }) =>
    storePicture({ file, files, locale, folder: `site/${company.toLowerCase()}` }),
})
