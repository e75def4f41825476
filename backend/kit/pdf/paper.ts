import type { Locale } from '../../../locales/locale.ts'
import type { PortableText } from '../../../schemas/rich/portable-text.ts'
import type { Sheet } from './sheet.ts'

/** A line below the title of a paper: "Patient", "Name". */
export type Fact = { name: string; value: string }

/** A document as it is drawn, with all words in its language. The same paper always gives the same bytes. */
export type Paper = {
  lang: Locale
  title: string
  /** The day of issue, `2026-11-27`. */
  issued: string
  clinic: {
    name: string
    /** Address, phones, licence: one line each. */
    lines: string[]
    logo: Uint8Array | undefined
    /** `#rrggbb`, readable on white. */
    color: string
  }
  facts: Fact[]
  body: PortableText
  /** Who signs: position, and name. */
  signature: { role: string; name: string } | undefined
  /** The place of a seal: "М. П.". */
  seal: string
  /** Where anybody can check it, its code, and a sentence that says so. A preview has none yet. */
  check: { address: string; code: string; sentence: string } | undefined
  /** "1 из 2" of these. */
  pageOf: string
}

/** Bounds of a document. */
export const maxPages = 20
export const maxCharacters = 40_000

/** Why a document is not drawn. `characters` are those that the fonts do not have. */
export type Undrawn = { fault: 'tooLong' } | { fault: 'characters'; characters: string[] }

/** A drawn document. */
export type DrawnPdf = { bytes: Uint8Array<ArrayBuffer>; pages: number }

/** What the process does: draws a paper or a sheet, or counts the pages of a PDF that somebody has sent. */
export type PdfJob =
  | { act: 'draw'; paper: Paper }
  | { act: 'sheet'; sheet: Sheet }
  | { act: 'count'; bytes: Uint8Array }
