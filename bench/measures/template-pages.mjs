import { crawl } from '../lib/crawl.mjs'
import { templateClinics } from '../lib/demo-clinics.mjs'
import { runLighthouse } from '../lib/lighthouse.mjs'
import { startSite } from '../lib/prepare.mjs'
import { withProcesses } from '../lib/process.mjs'

const limits = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

/** The first page, a news item, a doctor and the prices of a site. */
function chosen(root, pages) {
  const first = (isIt) => pages.find(isIt)?.path
  const paths = [
    root,
    first(({ path }) => /\/news\/(?!.*\/page\/)[^/]+\/[^/]+$/.test(path)),
    first(({ path }) => /\/specialists\/[^/]+$/.test(path)),
    first(({ path, html }) => path !== root && /<sh-island[^>]* data-of="?services\b/.test(html)) ?? root,
  ]
  return [...new Set(paths.filter(Boolean))]
}

/** Lighthouse on a phone: four kinds of pages of each template. */
export async function templatePages({ folder }) {
  return withProcesses([startSite(folder)], async ({ ready: { url } }) => {
    const rows = []
    for (const [template, slug] of Object.entries(templateClinics)) {
      const root = `/l/${slug}`
      for (const path of chosen(root, await crawl(url, root))) {
        const { scores, lcp, failed } = await runLighthouse(url + path)
        rows.push({
          name: `${template}: ${path.slice(root.length) || 'first page'}`,
          target: Object.values(limits).join(', '),
          value: Object.keys(limits)
            .map((category) => scores[category])
            .join(', '),
          holds: Object.entries(limits).every(([category, limit]) => scores[category] >= limit),
          note: `LCP ${(lcp / 1000).toFixed(2)} s; ${failed.join(', ')}`,
        })
      }
    }
    return rows
  })
}
