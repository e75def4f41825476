import type { IslandImage } from '../../ui/island-image.ts'

/** A photo as the island gets it: everything in words of the reader. */
export type GalleryPhoto = IslandImage & {
  caption?: string
  captionLang?: string
  /** "Снимок 3 из 12". */
  position: string
}

export type GalleryTexts = { previous: string; next: string; close: string }
