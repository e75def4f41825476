import { pictureCall } from '../area-kit/picture-call.ts'
import { writeAccess } from './access.ts'

export const sitePictures = pictureCall({
  name: 'clinic_website/pictures',
  of: 'the pages of a site',
  access: writeAccess,
  folder: (company) => `site/${company.toLowerCase()}`,
})
