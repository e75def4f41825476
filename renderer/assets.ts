/** Addresses of the built files that a document names. */
export type Assets = {
  styles: string
  loader: string
  /** Font files to fetch before the style sheet is read, by script. */
  fonts: { cyrillic?: string; latin?: string }
}
