import { path, startSite } from '../lib/prepare.mjs'
import { withProcesses } from '../lib/process.mjs'
import { compareServers } from '../lib/rounds.mjs'
import { shown } from '../lib/statistics.mjs'
import { askedLink, behindProxy, peopleCounted, withCountedLink } from './counted-link.mjs'

const least = 0.5
const requests = { baseline: 4000, ours: 4000 }

/** A short link that somebody new opens each time, beside a cached page of the same server; and whether each was counted. */
export const measure = () =>
  withCountedLink(async (folder) => {
    const { ratio, cpu, rate, answered } = await withProcesses([startSite(folder, behindProxy)], (site) =>
      compareServers(
        site,
        { ...site, asked: askedLink },
        { path, encoding: 'gzip, br', rounds: 9, requests },
      ),
    )
    const counted = await peopleCounted(folder)
    return [
      {
        name: 'short link beside a cached page (16 connections)',
        target: `≥ ${least}`,
        value: `${shown(cpu)} by processor time`,
        note: `${shown(ratio)} by rate, ${Math.round(rate.median)} a second`,
        holds: cpu.median >= least,
      },
      {
        name: 'short link: people who came and were not counted',
        target: '0',
        value: `${answered - counted} of ${answered}`,
        holds: answered === counted,
      },
    ]
  })
