import type { IslandImage } from '../../ui/picture/island-image.ts'

/** A photo as the island receives it, with all texts in the reader's language. */
export type GalleryPhoto = IslandImage & {
  caption?: string
  captionLang?: string
  /** "Снимок 3 из 12". */
  position: string
}

export type GalleryTexts = { previous: string; next: string; close: string }
