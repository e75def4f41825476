export const demo = { company: '1001', path: '/l/demo-dent', login: 'owner@demo.test', password: 'Demo-2026' }

/** The cookies of the owner of the demo clinic. */
export async function signInAt(page, site) {
  await page.goto(`${site}/auth/signin?redirect=%2Fprofile`)
  await page.locator('[name=LOGIN]').fill(demo.login)
  await page.locator('[name=PASSWORD]').fill(demo.password)
  await page.locator('form [type=submit].btn-primary').click()
  await page.waitForURL(`${site}/profile`)
  return page.context().cookies()
}
