import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findBrowser } from '../../scripts/lib/browser.mjs'
import { withBin } from '../../scripts/lib/run.mjs'

const execute = promisify(execFile)

const options = [
  '--quiet',
  '--output=json',
  '--output-path=stdout',
  '--only-categories=performance,accessibility,best-practices,seo',
  '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
]

/** One run that emulates a slow phone (Lighthouse's default): LCP in milliseconds and the four scores out of 100. */
export async function runLighthouse(url) {
  const env = { ...withBin(), CHROME_PATH: await findBrowser() }
  const { stdout } = await execute('lighthouse', [url, ...options], { env, maxBuffer: 64 * 1024 * 1024 })
  const { audits, categories, runtimeError } = JSON.parse(stdout)
  if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`)
  const failed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => (weight > 0 && audits[id].score < 0.9 ? [id] : [])),
  )
  return {
    lcp: audits['largest-contentful-paint'].numericValue,
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
    ),
    failed,
  }
}
