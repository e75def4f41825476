import type gallery from '../../schemas/blocks/gallery.ts'
import { defineLoader } from '../loader.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

const most = 500

/** Photos of the clinic, then those of its branches, with their names if there are several. */
export default defineLoader<typeof gallery>(async ({ limit = most, skip = 0 }, { company, source }) => {
  if (!company) return undefined
  const [own, cabinets] = await Promise.all([source.gallery(company.code), source.cabinets(company.code)])
  const isOwn = new Set(own.map(({ image }) => image.src))
  const ofBranches = cabinets.flatMap(({ name, photos }) =>
    photos
      .filter(({ src }) => !isOwn.has(src))
      .map((image) => ({ image, caption: cabinets.length > 1 ? name : undefined })),
  )
  const photos = [...own, ...ofBranches].slice(skip, skip + limit)
  if (photos.length === 0) return undefined
  return { photos: photos.map(({ image, caption }) => withoutUndefined({ image, caption })) }
})
