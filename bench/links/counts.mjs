import { startSite } from '../lib/prepare.mjs'
import { startProcess, withProcesses } from '../lib/process.mjs'
import { askedLink, behindProxy, peopleCounted, withCountedLink } from './counted-link.mjs'

const least = 2000
const connections = 16
/** How often a process writes its counts (decision 17), and how long a write may take on a busy machine. */
const writtenEachMs = 10_000
const writeMs = 3000

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Lets somebody new come by a short link as often as one process answers, until `signal` ends it after some time. Returns when each was answered, what
 * was stored of them, the processor time of one in milliseconds, and when it was ended.
 */
async function countUntil(folder, signal, ms) {
  const before = await peopleCounted(folder)
  const ended = await withProcesses(
    [startSite(folder, behindProxy), startProcess('load')],
    async (site, load) => {
      const { url } = site.ready
      await load.ask({ url, ...askedLink, connections, requests: 500 })
      const used = await site.ask('cpu')
      const answers = load.ask({ url, ...askedLink, connections, untilClosed: true })
      await wait(ms)
      const cpu = (await site.ask('cpu')) - used
      const until = Date.now()
      await site.stop(signal)
      const { at, rate } = await answers
      return { at, rate, until, cpu: cpu / at.filter((one) => one <= until).length }
    },
  )
  // Those who came first are counted too.
  return { ...ended, answered: ended.at.length + 500, stored: (await peopleCounted(folder)) - before }
}

/** Counts by short links in one process: how many a second, and what is left of them after a restart and after a kill. */
export const measure = () =>
  withCountedLink(async (folder) => {
    const restart = await countUntil(folder, 'SIGTERM', 15_000)
    const lost = restart.answered - restart.stored
    // Between two writes, when most is lost.
    const kill = await countUntil(folder, 'SIGKILL', 17_000)
    const surely = 500 + kill.at.filter((one) => one < kill.until - writtenEachMs - writeMs).length
    return [
      {
        name: 'counts a second of the processor time of one process',
        target: `≥ ${least}`,
        value: Math.round(1000 / restart.cpu).toString(),
        note: `${Math.round(restart.rate)} a second beside the load`,
        holds: 1000 / restart.cpu >= least,
      },
      {
        name: 'counts lost over a restart under load',
        target: '0',
        value: `${Math.max(0, lost)} of ${restart.answered}`,
        // Answers that the end has cut off may have been counted.
        note: lost < 0 ? `${-lost} more whose answer was cut off` : undefined,
        holds: lost <= 0 && -lost <= connections,
      },
      {
        name: 'counts lost at kill -9: those since the last write, nothing twice',
        target: '≤ 10 s of them',
        value: `${kill.answered - kill.stored} of ${kill.answered}`,
        note: `${surely} came before`,
        holds: kill.stored >= surely && kill.stored <= kill.answered + connections,
      },
    ]
  })
