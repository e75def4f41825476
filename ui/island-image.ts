import type { Locale } from '../locales/locale.ts'
import { langOf } from './localized-text.tsx'
import type { PictureImage } from './picture.tsx'

/** A picture as an island gets it: an island reads no context, so its words are already the reader's. */
export type IslandImage = Omit<PictureImage, 'alt'> & {
  alt: string
  /** Where the words fell back to another language. */
  lang?: string | undefined
}

/** The picture of a block for its island. */
export const toIslandImage = ({ alt, ...image }: PictureImage, locale: Locale): IslandImage => ({
  ...image,
  alt: alt.text,
  lang: langOf(alt, locale),
})
