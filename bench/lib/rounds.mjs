import { startProcess, withProcesses } from './process.mjs'
import { summary } from './statistics.mjs'

/**
 * Requests per second of `ours` divided by those of `baseline`, measured in short alternating rounds, so that other load
 * on the machine affects both. `cpu` is the same ratio by processor time per request, which other load affects less. A round
 * lasts `ms`, or so many `requests` to each of them: then a busy machine takes longer and measures as much. What only one of them is asked is its `asked`.
 */
export function compareServers(
  baseline,
  ours,
  { path = '/', encoding, connections = 16, rounds = 7, ms = 1500, requests },
) {
  let answered = 0
  return withProcesses([startProcess('load')], async (load) => {
    const once = async (server, until) => {
      const before = await server.ask('cpu')
      const result = await load.ask({
        ...{ url: server.ready.url, path, encoding, connections },
        ...server.asked,
        ...until,
      })
      const used = (await server.ask('cpu')) - before
      if (server === ours) answered += result.requests
      return { ...result, cpu: used / result.requests }
    }
    for (const server of [baseline, ours]) await once(server, { ms: 1500 })
    const until = (server) =>
      requests ? { requests: server === baseline ? requests.baseline : requests.ours } : { ms }
    const pairs = []
    for (let round = 0; round < rounds; round++) {
      const turns = round % 2 ? [ours, baseline] : [baseline, ours]
      const results = new Map()
      for (const server of turns) results.set(server, await once(server, until(server)))
      pairs.push({ base: results.get(baseline), own: results.get(ours) })
    }
    return {
      ratio: summary(pairs.map(({ base, own }) => own.rate / base.rate)),
      cpu: summary(pairs.map(({ base, own }) => base.cpu / own.cpu)),
      p99: summary(pairs.map(({ own }) => own.p99)),
      baseP99: summary(pairs.map(({ base }) => base.p99)),
      rate: summary(pairs.map(({ own }) => own.rate)),
      baseRate: summary(pairs.map(({ base }) => base.rate)),
      /** How often ours has answered, before the rounds too. */
      answered,
    }
  })
}
