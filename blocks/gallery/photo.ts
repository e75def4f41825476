/** A photo as the island gets it: everything in words of the reader. */
export type GalleryPhoto = {
  src: string
  width: number
  height: number
  color?: string
  alt: string
  /** Where a text fell back to another language. */
  lang?: string
  caption?: string
  captionLang?: string
  /** "Снимок 3 из 12". */
  position: string
}

export type GalleryTexts = { previous: string; next: string; close: string }
