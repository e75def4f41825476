import type { IslandImage } from '../../ui/picture/island-image.ts'
import type { ListText } from '../parts/common/list-text.ts'

/** A row of the list; `about` is "PDF, 1,2 МБ". */
export type FileRow = {
  title: ListText
  url: string
  about: string
  date?: { datetime: string; text: string }
  thumbnail?: IslandImage
  /** How the browser displays it within this page; undefined for a plain link. */
  preview?: 'page' | 'picture'
}
export type FileTexts = { open: string; close: string }
