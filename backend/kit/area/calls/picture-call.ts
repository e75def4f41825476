import { pictureBody } from '../../../../schemas/api/form-fields.ts'
import { storedPicture } from '../../../../schemas/api/image.ts'
import { maxSentPictureBytes } from '../../../../schemas/formats/picture-file.ts'
import { storePicture } from '../../files/store-picture.ts'
import { defineCall, type Endpoint } from '../../http/endpoint.ts'
import type { Area } from '../area.ts'
import { changeAccess } from '../area-access.ts'
import { paramsOf, rootOf } from '../area-root.ts'
import { pictureFolder } from './check-input.ts'

/** Uploads a picture. It stays in the store even if nothing refers to it, like pictures of earlier revisions. */
export const pictureCall = (area: Area): Endpoint =>
  defineCall({
    method: 'post',
    service: 'w-business',
    name: `${area.definition.name}.addPicture`,
    path: `${rootOf(area)}/${area.definition.name}_pictures`,
    summary: `Keeps a picture for ${area.definition.label.en}: JPG, PNG or WebP up to 5 MB, drawn anew without what the camera wrote`,
    access: changeAccess(area),
    limits: [{ per: 'person', times: 120, seconds: 3600 }],
    maxBytes: maxSentPictureBytes,
    params: paramsOf(area, {}),
    body: pictureBody,
    answer: storedPicture,
    status: 201,
    act: async ({ member: { company }, body: { file }, files, locale }) => {
      const folder = pictureFolder(area.definition, company)
      const { bytes: _, ...stored } = await storePicture({ file, by: company, files, locale, folder })
      return stored
    },
  })
