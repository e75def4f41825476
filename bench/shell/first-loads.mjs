import { kB, sumOf, watchScripts } from './scripts.mjs'

/** Limits of scripts in bytes, gzip. */
const limits = { before: 3000, runtime: 68_000, island: 30_000, '/profile': 180_000, '/pro': 200_000 }

/** Pages with a form in an island; `letter` is a field to type into. */
const islands = [
  { name: 'sign-in', path: '/auth/signin', of: 'account', letter: 'LOGIN' },
  { name: 'request for services', path: '/create-website', of: 'service-request', letter: 'NAME' },
]

const demo = { login: 'owner@demo.test', password: 'Demo-2026' }

/** The shared runtime of all islands: React and the loader. */
const isRuntime = (url) => /\/(?:hydrate|clients)-[^/]*\.js/.test(url)

const row = (name, bytes, limit) => ({
  name,
  target: limit === undefined ? '' : `≤ ${kB(limit)}`,
  value: kB(bytes),
  holds: limit === undefined || bytes <= limit,
})

/** The costs of a form in an island: before the first touch, and until the first letter is typed. */
async function islandCosts(page, site, { name, path, of, letter }) {
  const scripts = watchScripts(page)
  await page.goto(site + path, { waitUntil: 'networkidle' })
  const before = await scripts()
  const island = page.locator(`sh-island[data-of="${of}"]`)
  await island.dispatchEvent('pointerover')
  await page.locator(`sh-island[data-of="${of}"][data-ready=""]`).waitFor()
  await page.waitForLoadState('networkidle')
  const touched = await scripts()
  await island.locator(`[name="${letter}"]`).pressSequentially('a')
  await page.waitForTimeout(1000)
  const typed = await scripts()
  await page.context().close()
  return [
    row(`${name}: scripts before a touch, gz`, sumOf(before), limits.before),
    row(`${name}: with a touch, the runtime of all islands`, sumOf(touched, isRuntime), limits.runtime),
    row(
      `${name}: with the first letter, the island`,
      sumOf([...touched, ...typed], (url) => !isRuntime(url)),
      limits.island,
    ),
  ]
}

/** The cookies of a session. */
async function signIn(page, site) {
  await page.goto(`${site}/auth/signin?redirect=%2Fprofile`)
  await page.locator('[name=LOGIN]').fill(demo.login)
  await page.locator('[name=PASSWORD]').fill(demo.password)
  await page.locator('form [type=submit].btn-primary').click()
  await page.waitForURL(`${site}/profile`)
  const cookies = await page.context().cookies()
  await page.context().close()
  return cookies
}

/** A row for each page behind sign-in: the scripts of a first entry, with an empty cache. */
async function entryCost(page, site, path, cookies) {
  await page.context().addCookies(cookies)
  const scripts = watchScripts(page)
  await page.goto(site + path, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1000)
  const loaded = await scripts()
  await page.context().close()
  return row(`first entry of ${path}: scripts gz`, sumOf(loaded), limits[path])
}

/** Rows of the scripts of forms in documents and of the application's first pages. */
export async function firstLoads(newPage, site) {
  const rows = []
  for (const island of islands) rows.push(...(await islandCosts(await newPage(), site, island)))
  const cookies = await signIn(await newPage(), site)
  for (const path of ['/profile', '/pro']) rows.push(await entryCost(await newPage(), site, path, cookies))
  return rows
}
