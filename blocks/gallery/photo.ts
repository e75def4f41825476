import type { IslandImage } from '../../ui/picture/island-image.ts'

export type GalleryCaption = { caption: string; captionLang?: string }

/** A photo as the island shows it, with all texts in the reader's language. */
export type GalleryPhoto = IslandImage & Partial<GalleryCaption>

/** `position` is "Снимок {index} из {total}". */
export type GalleryTexts = { previous: string; next: string; close: string; position: string }

/** Where in the gallery a photo is: "Снимок 3 из 12". */
export const positionOf = ({ position }: GalleryTexts, index: number, total: number): string =>
  position.replace('{index}', String(index + 1)).replace('{total}', String(total))
