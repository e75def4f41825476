// `npm run bench:builder`: the builder of a site in Chromium: keystrokes until they are painted in its frame, beside a bare field in the
// same run; the renderings after choosing one block; the work of the main thread for moves and long lists; publishing; the first load; the
// sites that are proposed to a clinic; an old site that is brought.

import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { importing } from './builder/importing.mjs'
import { keystrokes } from './builder/keystrokes.mjs'
import { withOwner } from './builder/new-page.mjs'
import { longPage, scripts, slowOpening } from './builder/opening.mjs'
import { proposals } from './builder/proposals.mjs'
import { publishing } from './builder/publishing.mjs'
import { selections } from './builder/selections.mjs'
import { longList, structure } from './builder/structure.mjs'
import { startSite } from './lib/prepare.mjs'
import { startProcess, withProcesses } from './lib/process.mjs'
import { runMeasures } from './lib/run-measures.mjs'

/** The data folder of a site whose draft has long pages beside its own, made once. */
async function withLongPages({ folder }) {
  const long = join(folder, 'long')
  if (existsSync(long)) return long
  cpSync(join(folder, 'data'), join(long, 'data'), { recursive: true })
  const adding = await startProcess('builder-pages', [join(long, 'data')])
  await adding.stop()
  return long
}

const inBuilder = (measure, folderOf) => async (prepared) =>
  withProcesses([startSite(await folderOf(prepared))], ({ ready: { url } }) =>
    withOwner(url, (newPage) => measure(newPage, url)),
  )

const inDemo = { scripts, slowOpening, publishing, importing }
const inLongPages = { keystrokes, selections, structure, longList, longPage, proposals }

const measures = (of, folderOf) =>
  Object.fromEntries(Object.entries(of).map(([name, measure]) => [name, inBuilder(measure, folderOf)]))

await runMeasures({ ...measures(inDemo, ({ folder }) => folder), ...measures(inLongPages, withLongPages) })
