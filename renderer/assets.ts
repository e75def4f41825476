import type { FontFamily } from '../schemas/design/font-pairs.ts'

export type FontFiles = { cyrillic?: string; latin?: string }

/** Addresses of the built files that a document links to. */
export type Assets = {
  styles: string
  loader: string
  /** Style sheet of the low-vision version; ordinary documents do not link to it. */
  lowVision: string
  /** Script of a page in the builder, which visitors never load; absent where there is no builder. */
  canvas?: string
  /** Script of a preview that is opened by a link; absent where there are none. */
  preview?: string
  /** Script of a preview in the studio of a source; absent where there are none. */
  studio?: string
  /** Script of other sites that have widgets of clinics (R119); absent where it is not built. */
  embed?: string
  /** The worker of a doctor's day (R101); absent where it is not built. */
  practiceWorker?: string
  /** Font files to preload before the style sheet is parsed, by script. */
  fonts: FontFiles
  /**
   * Style sheet and font files of each other family, linked only from documents that use it; absent where style sheets
   * bring their own.
   */
  families?: Partial<Record<FontFamily, { styles: string; fonts: FontFiles }>>
}
