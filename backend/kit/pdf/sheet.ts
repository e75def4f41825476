import type { Locale } from '../../../locales/locale.ts'
import type { SheetKind } from '../../../schemas/links/link-mark.ts'

/** A sheet with a QR code that a clinic prints and puts up, with all words in its language. */
export type Sheet = {
  kind: SheetKind
  lang: Locale
  /** The calendar day on which it was made, `2026-11-30`. */
  made: string
  /** The large line: "Book a visit". */
  title: string
  /** More to it: with whom, where. */
  line: string | undefined
  /** How it is used: "Point the camera of your phone at the code". */
  hint: string
  /** What the code says. */
  address: string
  /** The same as somebody can type it. */
  shown: string
  clinic: {
    name: string
    /** Phones and address. */
    foot: string
    logo: Uint8Array | undefined
    /** `#rrggbb`, readable on white and under white letters. */
    color: string
  }
}
