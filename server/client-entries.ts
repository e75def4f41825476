/** What the client build begins with: the script and the style sheet of every document, those of the low-vision version and of the serif. */
export const clientEntries = {
  loader: 'renderer/client/loader.ts',
  styles: 'ui/document.css',
  lowVision: 'ui/low-vision.css',
  serif: 'ui/fonts-serif.css',
}
