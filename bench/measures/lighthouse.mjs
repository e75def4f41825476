import { brotliCompressSync } from 'node:zlib'
import { runLighthouse } from '../lib/lighthouse.mjs'
import { path, startSite } from '../lib/prepare.mjs'
import { startProcess, withProcesses } from '../lib/process.mjs'
import { shown, summary } from '../lib/statistics.mjs'

const rounds = 3
const pages = [path, `/kk${path}/contacts`]
const limits = { lcp: 1.15, performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

/** The body of a document without style sheet, fonts, scripts and pictures: nothing that could come sooner. */
function bareHtml(html) {
  const body = html
    .slice(html.indexOf('<body>'))
    .replace(/<script\b.*?<\/script>|<(link|img|source)\b[^>]*>/gs, '')
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>x</title></head>${body}`
}

/** Lighthouse's scores of two pages, and the LCP of the first one against that of bare HTML. */
export async function lighthouse({ folder, keep, html }) {
  const body = brotliCompressSync(bareHtml(html))
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
  }
  const bare = startProcess('bare', [keep('bare.json', JSON.stringify(headers)), keep('bare', body)])
  return withProcesses([bare, startSite(folder)], async (baseline, site) => {
    const runs = new Map()
    for (let round = 0; round < rounds; round++) {
      for (const url of [baseline.ready.url, ...pages.map((page) => site.ready.url + page)])
        runs.set(url, [...(runs.get(url) ?? []), await runLighthouse(url)])
    }
    const lcp = (url) => summary(runs.get(url).map((run) => run.lcp)).median
    const [own, base] = [lcp(site.ready.url + path), lcp(baseline.ready.url)]
    return [
      {
        name: 'LCP on a slow phone, against bare HTML',
        target: `≤ ${limits.lcp}`,
        value: (own / base).toFixed(2),
        holds: own / base <= limits.lcp,
        note: `${(own / 1000).toFixed(2)} s and ${(base / 1000).toFixed(2)} s, simulated, median of ${rounds}`,
      },
      ...pages.flatMap((page) => scores(page, runs.get(site.ready.url + page))),
    ]
  })
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
