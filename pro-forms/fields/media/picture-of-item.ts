import type { MediaItem } from '../../../schemas/api/media.ts'
import type { StoredPicture } from '../picture.ts'

/** A picture of the library as it is stored in a field, without its alt text; undefined for anything else. */
export function pictureOfItem({ KIND, SRC, WIDTH, HEIGHT, COLOR }: MediaItem): StoredPicture | undefined {
  if (KIND !== 'picture' || WIDTH === null || HEIGHT === null) return undefined
  return { src: SRC, width: WIDTH, height: HEIGHT, ...(COLOR !== null && { color: COLOR }) }
}
