import { startProcess, withProcesses } from '../lib/process.mjs'
import { compareServers } from '../lib/rounds.mjs'
import { shown } from '../lib/statistics.mjs'

const modes = [
  { mode: 'fresh', target: 0.04, name: 'rendered page, every block anew' },
  { mode: 'remembered', target: 0.25, name: 'rendered page, blocks cached' },
]

/** A document rendered for each request, against the same bytes from a bare server. */
export async function renderedPage({ pageFile, plain }) {
  const rows = []
  for (const { mode, target, name } of modes) {
    const starting = [
      startProcess('bare', [plain.headers, plain.body]),
      startProcess('render', [mode, pageFile]),
    ]
    const { ratio, cpu } = await withProcesses(starting, (baseline, ours) =>
      compareServers(baseline, ours, {}),
    )
    rows.push({
      name,
      target: `≥ ${target}`,
      value: shown(ratio),
      cpu,
      holds: ratio.median >= target,
    })
  }
  return rows
}
