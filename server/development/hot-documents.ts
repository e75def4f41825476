import type { ViteDevServer } from 'vite'
import { describeFault } from './describe-fault.ts'

/** What development does with a finished document: hot reload goes in, and what was thrown while it was made. */
export type Development = (html: string, faults: readonly unknown[]) => string

const scripts = ['/@vite/client', '/server/development/hot-document.client.ts']
  .map((src) => `<script type="module" src="${src}"></script>`)
  .join('')

/** The script of the overlay reads this. `<` is written so that no fault ends the element. */
const data = (faults: readonly unknown[]): string => {
  const json = JSON.stringify(faults.map(describeFault)).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="faults">${json}</script>`
}

/** All of it are scripts of our own origin, so that documents keep the policy that they have in production. */
export const hotDocuments =
  (vite: ViteDevServer): Development =>
  (html, faults) => {
    for (const fault of faults) if (fault instanceof Error) vite.ssrFixStacktrace(fault)
    return html.replace('<head>', `$&${scripts}${data(faults)}`)
  }
