/**
 * Entries of the client build: script and style sheet of every document, of the low-vision version, and of each font
 * family that only some sites use.
 */
export const clientEntries = {
  loader: 'renderer/client/loader.ts',
  styles: 'ui/document.css',
  lowVision: 'ui/low-vision.css',
  serif: 'ui/fonts-serif.css',
  nunito: 'ui/fonts-nunito.css',
  montserrat: 'ui/fonts-montserrat.css',
  playfair: 'ui/fonts-playfair.css',
}

/** The script of a page in the builder: a build of its own, so that the scripts of visitors are not split because of it. */
export const canvasEntry = 'renderer/client/canvas/canvas.ts'

/** The script of a preview by a link, in the same build. */
export const previewEntry = 'renderer/client/preview/preview.ts'

/** The script of a preview in the studio of a source, in the same build. */
export const studioEntry = 'renderer/client/studio/studio.ts'

/** The script of sites that have widgets, in the same build: it is no module, so that no other file may be divided with it. */
export const embedEntry = 'renderer/client/embed.ts'

/** The worker of a doctor's day, a plain script as that one. */
export const practiceWorkerEntry = 'renderer/client/practice-worker.ts'
