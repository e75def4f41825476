import { byHand } from '../lib/by-hand.mjs'
import { runLighthouse } from '../lib/lighthouse.mjs'
import { path, startSite } from '../lib/prepare.mjs'
import { startProcess, withProcesses } from '../lib/process.mjs'
import { shown, summary } from '../lib/statistics.mjs'

const rounds = 3
const pages = [path, `/kk${path}/contacts`]
const limits = { lcp: 1.15, performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

/** The page by hand without styles, fonts and pictures, as a lower bound. */
const bare = (html) => byHand(html).replace(/<(link|img|source)\b[^>]*>/g, '')

/** Lighthouse's scores of two pages, and the LCP of the first one against that of the hand-written page. */
export async function lighthouse({ folder, keep, html }) {
  return withProcesses([startSite(folder)], async (site) => {
    const files = [keep('by-hand.html', byHand(html)), keep('bare.html', bare(html))]
    return withProcesses([startProcess('static-page', [site.ready.url, ...files])], ({ ready: { url } }) =>
      compare(site.ready.url, `${url}/by-hand.html`, `${url}/bare.html`),
    )
  })
}

async function compare(site, hand, naked) {
  const runs = new Map()
  for (let round = 0; round < rounds; round++) {
    for (const url of [hand, naked, ...pages.map((page) => site + page)])
      runs.set(url, [...(runs.get(url) ?? []), await runLighthouse(url)])
  }
  const lcp = (url) => summary(runs.get(url).map((run) => run.lcp)).median
  const seconds = (url) => `${(lcp(url) / 1000).toFixed(2)} s`
  const ratio = lcp(site + path) / lcp(hand)
  return [
    {
      name: 'LCP on a slow phone, against the page written by hand',
      target: `≤ ${limits.lcp}`,
      value: ratio.toFixed(2),
      holds: ratio <= limits.lcp,
      note: `${seconds(site + path)} and ${seconds(hand)}; ${seconds(naked)} without styles, fonts and pictures; simulated, median of ${rounds}`,
    },
    ...pages.flatMap((page) => scores(page, runs.get(site + page))),
  ]
}

function scores(page, runs) {
  return Object.keys(runs[0].scores).map((category) => {
    const score = summary(runs.map((run) => run.scores[category]))
    return {
      name: `Lighthouse ${category}, ${page}`,
      target: `≥ ${limits[category]}`,
      value: shown(score),
      holds: score.median >= limits[category],
      note: score.median < 100 ? [...new Set(runs.flatMap((run) => run.failed))].join(', ') : '',
    }
  })
}
