/** What the client build begins with: the script and the style sheet of every document, and that of the low-vision version. */
export const clientEntries = {
  loader: 'renderer/client/loader.ts',
  styles: 'ui/document.css',
  lowVision: 'ui/low-vision.css',
}
