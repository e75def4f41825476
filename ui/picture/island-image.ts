import type { Locale } from '../../locales/locale.ts'
import { langOf } from '../core/localized-text.tsx'
import type { PictureImage } from './picture.tsx'

/** A picture as prop of an island: islands read no context, so its texts are already in the reader's language. */
export type IslandImage = Omit<PictureImage, 'alt'> & {
  alt: string
  /** Language of the `alt` text, if it fell back to another one. */
  lang?: string | undefined
}

/** Converts a block's picture for its island. */
export const toIslandImage = ({ alt, ...image }: PictureImage, locale: Locale): IslandImage => ({
  ...image,
  alt: alt.text,
  lang: langOf(alt, locale),
})
