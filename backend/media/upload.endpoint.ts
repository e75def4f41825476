import type { Locale } from '../../locales/locale.ts'
import { mediaItem, mediaUploadBody } from '../../schemas/api/media.ts'
import { maxMediaBytes } from '../../schemas/formats/media-file.ts'
import { writeAccess } from '../clinic-site/index.ts'
import { place } from '../kit/company/place.ts'
import { checkPdf } from '../kit/files/check-pdf.ts'
import { scanName } from '../kit/files/read-scan.ts'
import { documentAddress, documentFolder, type FileStore } from '../kit/files/store.ts'
import { storePicture } from '../kit/files/store-picture.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { fileKind } from '../kit/pictures/file-kind.ts'
import { addMedia, checkRoom } from './add-media.ts'

type Sent = { file: File; files: FileStore; locale: Locale; company: string }

/** Stores a PDF as it is, and encodes everything else anew as a picture. Throws 422 for a file that is neither. */
async function store({ file, files, locale, company }: Sent) {
  const folder = `site/${company.toLowerCase()}`
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (fileKind(bytes) === 'pdf') {
    checkPdf(bytes, { field: 'file', locale })
    const stored = await files.put(bytes, { folder: `${documentFolder}/${folder}`, extension: 'pdf' })
    return { kind: 'file' as const, src: documentAddress(stored), bytes: bytes.byteLength }
  }
  const limits = {
    maxBytes: maxMediaBytes,
    maxWidth: 2880,
    maxHeight: 2880,
    kinds: ['jpeg', 'png', 'webp', 'heic', 'svg'] as const,
  }
  return {
    kind: 'picture' as const,
    ...(await storePicture({ file, by: company, files, locale, folder, problem: 'media', limits })),
  }
}

export const mediaUpload = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/media/upload',
  summary:
    'Adds a file to the media library (PS8): JPG, PNG, WebP, HEIC, SVG or PDF up to 25 MB; pictures are drawn anew and made smaller',
  access: writeAccess,
  limits: [{ per: 'person', times: 600, seconds: 3600 }],
  maxBytes: maxMediaBytes + 1024 * 1024,
  params: place,
  body: mediaUploadBody,
  answer: mediaItem,
  status: 201,
  act: async ({ member: { company }, body: { file }, files, locale, orm }) => {
    await checkRoom(orm, company)
    const stored = await store({ file, files, locale, company })
    return addMedia(orm, company, { ...stored, name: scanName(file.name) || stored.kind })
  },
})
