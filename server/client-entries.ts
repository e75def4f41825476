/** Entries of the client build: script and style sheet of every document, of the low-vision version, and the serif font. */
export const clientEntries = {
  loader: 'renderer/client/loader.ts',
  styles: 'ui/document.css',
  lowVision: 'ui/low-vision.css',
  serif: 'ui/fonts-serif.css',
}
