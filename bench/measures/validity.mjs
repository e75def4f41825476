import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { crawl } from '../lib/crawl.mjs'
import { demoClinics } from '../lib/demo-clinics.mjs'
import { startSite } from '../lib/prepare.mjs'
import { withProcesses } from '../lib/process.mjs'

const execute = promisify(execFile)
/** CSS properties that are newer than the checker. */
const unknownToIt = [/^CSS: “(view-transition-name|anchor-name|position-anchor)”/]

const prefixes = ['', '/kk', '/uz', '/en']

/** The messages of the Nu checker about the files of a folder; undefined on a machine without Java. */
async function check(folder) {
  const jar = String(createRequire(import.meta.url)('vnu-jar'))
  const args = [
    '-Xss16m',
    '-jar',
    jar,
    '--format',
    'json',
    '--skip-non-html',
    '--errors-only',
    '--exit-zero-always',
  ]
  try {
    const { stderr } = await execute('java', [...args, folder], { maxBuffer: 256 * 1024 * 1024 })
    return JSON.parse(stderr).messages.filter(
      ({ message }) => !unknownToIt.some((pattern) => pattern.test(message)),
    )
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Parts of the directory, and where each begins. */
const parts = { '/companies': '/companies/clinics', '/-organizations': '/-organizations/hub' }

/** Every page of the demo clinics and of the directory in four languages: no broken link, one h1, valid HTML by the Nu checker. */
export async function validity({ folder }) {
  return withProcesses([startSite(folder)], async ({ ready: { url } }) => {
    const rows = []
    const roots = [...demoClinics.map((slug) => [`/l/${slug}`]), ...Object.entries(parts)]
    for (const [root, start = root] of roots) {
      const pages = (
        await Promise.all(prefixes.map((prefix) => crawl(url, prefix + root, prefix + start)))
      ).flat()
      const html = join(folder, 'html', root)
      mkdirSync(html, { recursive: true })
      pages.forEach((page, index) => {
        writeFileSync(join(html, `${index}.html`), page.html)
      })
      const messages = await check(html)
      const dead = pages.filter(({ status }) => status !== 200).map(({ path }) => path)
      const headless = pages
        .filter((page) => page.html.match(/<h1[\s>]/g)?.length !== 1)
        .map(({ path }) => path)
      const faults = [
        ...dead.map((path) => `dead: ${path}`),
        ...headless.map((path) => `h1: ${path}`),
        ...new Set((messages ?? []).map(({ message }) => message)),
      ]
      rows.push({
        name: `${root}: pages without a fault`,
        target: 'all',
        value: `${pages.length - dead.length - headless.length} of ${pages.length}`,
        holds: faults.length === 0,
        note: messages
          ? `Nu checker: ${messages.length} errors. ${faults.slice(0, 5).join('; ')}`
          : 'no Java here: the HTML was not checked',
      })
    }
    return rows
  })
}
