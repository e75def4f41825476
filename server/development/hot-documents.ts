import type { ViteDevServer } from 'vite'
import { describeFault } from './describe-fault.ts'

/** Adds hot reload and the faults thrown during rendering to a document, in development. */
export type Development = (html: string, faults: readonly unknown[]) => string

const scripts = ['/@vite/client', '/server/development/hot-document.client.ts']
  .map((src) => `<script type="module" src="${src}"></script>`)
  .join('')

/** Data for the overlay's script. `<` is escaped so that a message cannot end the element. */
const data = (faults: readonly unknown[]): string => {
  const json = JSON.stringify(faults.map(describeFault)).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="faults">${json}</script>`
}

/** Uses scripts of the same origin only, so that documents have the same policy as in production. */
export const hotDocuments =
  (vite: ViteDevServer): Development =>
  (html, faults) => {
    for (const fault of faults) if (fault instanceof Error) vite.ssrFixStacktrace(fault)
    return html.replace('<head>', `$&${scripts}${data(faults)}`)
  }
