// `npm run bench`, or some of its measures by name: `npm run bench -- cached javascript`. Prints shares of a baseline that
// is measured in the same run, never times of this machine.
import { rmSync } from 'node:fs'
import { prepare } from './lib/prepare.mjs'
import { printTable } from './lib/table.mjs'
import { blocks } from './measures/blocks.mjs'
import { cachedPage } from './measures/cached-page.mjs'
import { htmlSize } from './measures/html-size.mjs'
import { javascript } from './measures/javascript.mjs'
import { lighthouse } from './measures/lighthouse.mjs'
import { queriedPage } from './measures/queried-page.mjs'
import { renderedPage } from './measures/rendered-page.mjs'

const measures = {
  cached: cachedPage,
  rendered: renderedPage,
  queries: queriedPage,
  html: htmlSize,
  javascript,
  blocks,
  lighthouse,
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in measures))
if (unknown.length > 0) {
  console.error(`There is no measure ${unknown.join(', ')}. There are: ${Object.keys(measures).join(', ')}`)
  process.exit(1)
}

const prepared = await prepare()
try {
  const rows = []
  for (const name of names.length > 0 ? names : Object.keys(measures)) {
    console.error(`${name} …`)
    rows.push(...(await measures[name](prepared)))
  }
  printTable(rows)
  process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1
} finally {
  rmSync(prepared.folder, { recursive: true, force: true })
}
