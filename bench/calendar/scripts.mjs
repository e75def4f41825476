import { kB, sumOf, watchScripts } from '../shell/scripts.mjs'

const limit = 35_000

/** The scripts of every page with an island: React, and the loader of islands. */
const isShared = ({ url }) => /\/(hydrate|loader)-/.test(url)

/** The scripts of booking until the form of a free time is filled in, besides the shared ones of all islands. */
export async function scripts(newPage, site) {
  const page = await newPage()
  const loaded = watchScripts(page)
  await page.goto(`${site}/l/demo-practice/appointment`)
  const time = page.getByRole('button', { name: /^\d\d:\d\d$/ })
  await time.first().click()
  await page.locator('[name=LASTNAME]').click()
  await page.waitForLoadState('networkidle')
  const all = await loaded()
  await page.context().close()
  const own = all.filter((script) => !isShared(script))
  if (own.length === all.length) throw new Error('The scripts that islands share have other names now')
  return [
    {
      name: 'scripts of booking beside what islands share, gz',
      target: `≤ ${kB(limit)}`,
      value: kB(sumOf(own)),
      holds: sumOf(own) <= limit,
      note: `${own.length} files; with it ${kB(sumOf(all))}`,
    },
  ]
}
