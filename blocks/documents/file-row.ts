import type { IslandImage } from '../../ui/island-image.ts'
import type { ListText } from '../list-text.ts'

/** A row of the list; `about` is "PDF, 1,2 МБ". */
export type FileRow = {
  title: ListText
  url: string
  about: string
  date?: { datetime: string; text: string }
  thumbnail?: IslandImage
  /** How the browser shows it in this page; a file without one is opened for what it is. */
  preview?: 'page' | 'picture'
}
export type FileTexts = { open: string; close: string }
