// `npm run bench`, or some of its measures by name: `npm run bench -- cached javascript`. Prints ratios to a baseline that is measured in
// the same run, never absolute times of this machine. `-- --quick` is a minute and lists slower measures; `-- --record` (of each bench)
// adds the results to bench/history.ndjson, with BENCH_NOTE beside it; `-- --readme` writes the tables of README from there.
import { writeReadme } from './lib/readme.mjs'
import { hasOption } from './lib/report.mjs'
import { runMeasures } from './lib/run-measures.mjs'
import { runQuick } from './lib/run-quick.mjs'
import { ageing } from './measures/ageing.mjs'
import { blocks } from './measures/blocks.mjs'
import { cachedPage } from './measures/cached-page.mjs'
import { directory } from './measures/directory-pages.mjs'
import { htmlSize } from './measures/html-size.mjs'
import { javascript } from './measures/javascript.mjs'
import { lighthouse } from './measures/lighthouse.mjs'
import { queriedPage } from './measures/queried-page.mjs'
import { renderedPage } from './measures/rendered-page.mjs'

const measures = {
  cached: cachedPage,
  rendered: renderedPage,
  queries: queriedPage,
  ageing,
  html: htmlSize,
  javascript,
  blocks,
  lighthouse,
  directory,
}

if (hasOption('--readme')) writeReadme()
else if (hasOption('--quick')) await runQuick()
else await runMeasures(measures)
