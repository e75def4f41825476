// `npm run bench:phone`: what a patient waits for on a slow phone: how soon the largest part of a page is painted, against the same page written by
// hand, and how soon lists, the booking form, the search, the map and the menu answer a touch, against an unfolded text of a page by hand.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../scripts/lib/build.mjs'
import { openBrowser } from './lib/browser.mjs'
import { startSite } from './lib/prepare.mjs'
import { withProcesses } from './lib/process.mjs'
import { report } from './lib/report.mjs'
import { answers } from './phone/answers.mjs'
import { paints } from './phone/paints.mjs'

await build()
const folder = mkdtempSync(join(tmpdir(), 'shipa-bench-'))
try {
  // With the invented city, whose lists are full.
  const rows = await withProcesses([startSite(folder, { DEMO_CITY: '1' })], ({ ready: { url } }) =>
    openBrowser(async (newPage) => [
      ...(await paints(newPage, url, folder)),
      ...(await answers(newPage, url, folder)),
    ]),
  )
  report(rows)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
