import { pictureBody } from '../../schemas/api/form-fields.ts'
import { storedPicture } from '../../schemas/api/image.ts'
import { maxSentPictureBytes } from '../../schemas/formats/picture-file.ts'
import type { Access } from '../access/access.ts'
import { storePicture } from '../files/store-picture.ts'
import { defineCall, type Endpoint } from '../http/endpoint.ts'
import { place } from '../staff/place.ts'

type Pictures = {
  /** Last segment of the path below company and cabinet. */
  name: string
  /** What the pictures are for: "Doctors". */
  of: string
  access: 'administrator' | Extract<Access, object>
  /** Folder of a company's pictures, below `/images/`. */
  folder: (company: string) => string
}

/** Uploads a picture. It stays in the store even if nothing refers to it, like pictures of earlier revisions. */
export const pictureCall = ({ name, of, access, folder }: Pictures): Endpoint =>
  defineCall({
    method: 'post',
    service: 'w-business',
    path: `/{companyCode}/{cabinetCode}/${name}`,
    summary: `Keeps a picture for ${of}: JPG, PNG or WebP up to 5 MB, drawn anew without what the camera wrote`,
    access,
    limits: [{ per: 'person', times: 120, seconds: 3600 }],
    maxBytes: maxSentPictureBytes,
    params: place,
    body: pictureBody,
    answer: storedPicture,
    status: 201,
    act: async ({ member: { company }, body: { file }, files, locale }) => {
      const { bytes: _, ...stored } = await storePicture({ file, files, locale, folder: folder(company) })
      return stored
    },
  })
