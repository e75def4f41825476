// `npm run bench:builder`: the builder of a site in Chromium: keystrokes until they are painted in its frame, beside a bare field in the
// same run; the work of the main thread for moves and long lists; publishing; the first load.

import { keystrokes } from './builder/keystrokes.mjs'
import { withOwner } from './builder/new-page.mjs'
import { longPage, scripts, slowOpening } from './builder/opening.mjs'
import { publishing } from './builder/publishing.mjs'
import { longList, structure } from './builder/structure.mjs'
import { startSite } from './lib/prepare.mjs'
import { startProcess, withProcesses } from './lib/process.mjs'
import { runMeasures } from './lib/run-measures.mjs'

let hasPages = false

const inBuilder = (measure) => async (prepared) => {
  if (!hasPages) {
    const adding = await startProcess('builder-pages', [`${prepared.folder}/data`])
    await adding.stop()
    hasPages = true
  }
  return withProcesses([startSite(prepared.folder)], ({ ready: { url } }) =>
    withOwner(url, (newPage) => measure(newPage, url)),
  )
}

const measures = { scripts, slowOpening, keystrokes, structure, longList, longPage, publishing }

await runMeasures(
  Object.fromEntries(Object.entries(measures).map(([name, measure]) => [name, inBuilder(measure)])),
)
