/**
 * Entries of the client build: script and style sheet of every document, of the low-vision version, the serif font, and the
 * script of a page in the builder.
 */
export const clientEntries = {
  loader: 'renderer/client/loader.ts',
  styles: 'ui/document.css',
  lowVision: 'ui/low-vision.css',
  serif: 'ui/fonts-serif.css',
  canvas: 'renderer/client/canvas/canvas.ts',
}
