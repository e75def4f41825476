/** What the client build begins with: the script and the style sheet of every document. */
export const clientEntries = { loader: 'renderer/client/loader.ts', styles: 'ui/document.css' }
