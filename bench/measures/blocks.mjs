import { startProcess, withProcesses } from '../lib/process.mjs'
import { shown, summary } from '../lib/statistics.mjs'

const target = 0.5

/** The renderer, with its isolation of blocks, against a plain React map of the same components. */
export async function blocks({ pageFile }) {
  return withProcesses([startProcess('blocks', [pageFile])], ({ ready: results }) => {
    const ratio = summary(results.map((result) => result.ratio))
    const perSecond = summary(results.map((result) => result.perSecond))
    return [
      {
        name: '1,000 blocks, against a plain React map',
        target: `≥ ${target}`,
        value: shown(ratio),
        holds: ratio.median >= target,
        note: `${Math.round(perSecond.median)} blocks a second`,
      },
    ]
  })
}
