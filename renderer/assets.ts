/** Addresses of the built files that a document names. */
export type Assets = {
  styles: string
  loader: string
  /** Style sheet of the low-vision version, which ordinary documents do not name. */
  lowVision: string
  /** Font files to fetch before the style sheet is read, by script. */
  fonts: { cyrillic?: string; latin?: string }
}
