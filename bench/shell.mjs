// `npm run bench:shell`: the cost of empty pages in Chromium on a phone's screen: scripts, requests and layout shift of
// each layout, of forms in documents and of the application's first pages, and the response time to a touch on a slow processor.
import { rmSync } from 'node:fs'
import { openBrowser } from './lib/browser.mjs'
import { prepare, startSite } from './lib/prepare.mjs'
import { withProcesses } from './lib/process.mjs'
import { report } from './lib/report.mjs'
import { firstLoads } from './shell/first-loads.mjs'
import { interactions } from './shell/interactions.mjs'
import { layoutCosts } from './shell/layout-costs.mjs'
import { withLayouts } from './shell/layouts.mjs'

const prepared = await prepare()
try {
  const rows = await withProcesses([startSite(prepared.folder, { CATALOGUE: 'on' })], (site) =>
    openBrowser(async (newPage) => [
      ...(await withLayouts(prepared, site.ready.url, (layouts) => layoutCosts(newPage, layouts))),
      ...(await firstLoads(newPage, site.ready.url)),
      ...(await interactions(newPage, site.ready.url)),
    ]),
  )
  report(rows)
} finally {
  rmSync(prepared.folder, { recursive: true, force: true })
}
