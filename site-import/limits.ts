import { maxBlocks } from '../schemas/page/max-blocks.ts'
import { mostImportBytes } from '../schemas/site-import.ts'

const megabyte = 1024 * 1024

/** The limits of reading; a larger file is refused before it is unpacked or parsed. */
export const limits = {
  /** The most bytes of a chosen file. */
  fileBytes: 20 * megabyte,
  /** The most letters of one page. */
  pageLetters: 8 * megabyte,
  /** The most bytes of all files in an archive, unpacked. */
  unpackedBytes: 40 * megabyte,
  entries: 2000,
  /** Pages of an archive. */
  pages: 40,
  /** Pictures that come with a file, and the size of one. */
  pictures: 100,
  pictureBytes: 5 * megabyte,
  /** Nesting of elements; deeper ones are read as siblings. */
  depth: 200,
  /** The limits of one import. */
  facts: 2000,
  leftOut: 200,
  leftOutLetters: 2000,
  /** Blocks of a page. */
  blocks: maxBlocks,
  /** The most bytes of the stored result: its pictures get longer addresses until then. */
  siteBytes: mostImportBytes - 256 * 1024,
} as const
