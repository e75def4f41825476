import type gallery from '../../schemas/blocks/gallery.ts'
import { defineLoader } from '../loader.ts'
import { defined } from '../parts/defined.ts'

const most = 500

export default defineLoader<typeof gallery>(async ({ limit = most }, { company, source }) => {
  if (!company) return undefined
  const photos = await source.gallery(company.code)
  if (photos.length === 0) return undefined
  return { photos: photos.slice(0, limit).map(({ image, caption }) => defined({ image, caption })) }
})
