/**
 * Entries of the client build: script and style sheet of every document, of the low-vision version, of each font
 * family that only some sites use, and the script of a page in the builder.
 */
export const clientEntries = {
  loader: 'renderer/client/loader.ts',
  styles: 'ui/document.css',
  lowVision: 'ui/low-vision.css',
  serif: 'ui/fonts-serif.css',
  nunito: 'ui/fonts-nunito.css',
  montserrat: 'ui/fonts-montserrat.css',
  playfair: 'ui/fonts-playfair.css',
  canvas: 'renderer/client/canvas/canvas.ts',
}
