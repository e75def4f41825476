// `npm run bench:calendar`: a day of 50 doctors and 600 visits dragged in Chromium, and the scripts that booking needs.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { withOwner } from './builder/new-page.mjs'
import { dragging } from './calendar/dragging.mjs'
import { scripts } from './calendar/scripts.mjs'
import { startSite } from './lib/prepare.mjs'
import { startProcess, withProcesses } from './lib/process.mjs'
import { runMeasures } from './lib/run-measures.mjs'

/** The data folder of a site with a full day. */
async function withFullDay({ folder }) {
  const full = join(folder, 'full-day')
  cpSync(join(folder, 'data'), join(full, 'data'), { recursive: true })
  const filling = await startProcess('calendar-day', [join(full, 'data')])
  await filling.stop()
  return full
}

const measured = (measure, folderOf) => async (prepared) =>
  withProcesses([startSite(await folderOf(prepared))], ({ ready: { url } }) =>
    withOwner(url, (newPage) => measure(newPage, url)),
  )

await runMeasures({
  dragging: measured(dragging, withFullDay),
  scripts: measured(scripts, ({ folder }) => folder),
})
