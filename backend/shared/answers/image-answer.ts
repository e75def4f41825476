import type { StoredImage } from '../../kit/tables/columns.ts'
import { localize } from './localize.ts'

/** A picture as the API sends it. */
export const imageAnswer = (image: StoredImage) => ({
  SRC: image.src,
  WIDTH: image.width,
  HEIGHT: image.height,
  COLOR: image.color ?? null,
  ...localize('ALT', image.alt),
})
