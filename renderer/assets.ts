export type FontFiles = { cyrillic?: string; latin?: string }

/** Addresses of the built files that a document names. */
export type Assets = {
  styles: string
  loader: string
  /** Style sheet of the low-vision version, which ordinary documents do not name. */
  lowVision: string
  /** Font files to fetch before the style sheet is read, by script. */
  fonts: FontFiles
  /** Style sheet and files of the serif, which only documents set in it name; absent where sheets bring their own. */
  serif?: { styles: string; fonts: FontFiles }
}
