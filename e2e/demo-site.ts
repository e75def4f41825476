import { type Page, test } from '@playwright/test'
import { hydrated } from './hydrated.ts'
import { startOwnServer } from './own-server.ts'

/** The credential that browsers call the API with. */
export const authorization = `Basic ${Buffer.from('browser:public').toString('base64')}`

/** Everybody's password on a demo database. */
export const demoPassword = 'Demo-2026'

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

/** A server for the journeys of one spec, over a demo database of its own that they may change. */
export function demoSite(name: string, port: number) {
  const url = `http://localhost:${port}`
  let stop = async () => {}
  test.beforeAll(async () => {
    const settings = { DATA_DIR: `test-results/${name}-data`, SEED: 'demo' }
    stop = await startOwnServer('e2e/server.mjs', url, settings)
  })
  test.afterAll(() => stop())

  /** Opens a page of the application, and gives its status. */
  async function open(page: Page, path: string): Promise<number | undefined> {
    const response = await page.goto(url + path)
    await hydrated(page)
    return response?.status()
  }

  /** Signs in as the demo account of a role: `owner`. */
  async function signIn(page: Page, who: string): Promise<void> {
    await open(page, '/auth/signin?redirect=%2Fprofile')
    await field(page, 'LOGIN').fill(`${who}@demo.test`)
    await field(page, 'PASSWORD').fill(demoPassword)
    await page.getByRole('button', { name: 'Войти', exact: true }).click()
    await page.waitForURL(`${url}/profile`)
    await hydrated(page)
  }
  return { url, open, signIn }
}
