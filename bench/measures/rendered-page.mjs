import { startProcess, withProcesses } from '../lib/process.mjs'
import { compareServers } from '../lib/rounds.mjs'
import { shown } from '../lib/statistics.mjs'

const modes = [
  { mode: 'fresh', target: 0.05, name: 'rendered page, tree in hand' },
  { mode: 'remembered', target: 0.15, name: 'the same with remembered blocks' },
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
      cpu: shown(cpu),
      holds: ratio.median >= target,
    })
  }
  return rows
}
