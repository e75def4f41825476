import { expect, type Locator, type Page } from '@playwright/test'
import { browserCredential } from '../schemas/calls/browser-credential.ts'
import { demoData } from './demo-data.ts'
import { hydrated } from './hydrated.ts'
import { ownUrl, startOwnServer } from './own-server.ts'
import { sharedUrl } from './shared-url.ts'
import { test } from './test.ts'

/** The credentials with which browsers call the API. */
export const authorization = `Basic ${btoa(`${browserCredential.id}:${browserCredential.secret}`)}`

/** The password of all demo accounts. */
export const demoPassword = 'Demo-2026'

export const field = (place: Page | Locator, name: string) => place.locator(`[name="${name}"]`)

/** Fills in and submits the sign-in form, on a page or in a dialog. */
export async function enter(form: Page | Locator, login: string, password: string): Promise<void> {
  await field(form, 'LOGIN').fill(login)
  await field(form, 'PASSWORD').fill(password)
  await form.getByRole('button', { name: 'Войти', exact: true }).click()
}

/** Fills in and submits the sign-in form with the demo account of a role: `owner`. */
export const enterAs = (form: Page | Locator, who: string): Promise<void> =>
  enter(form, `${who}@demo.test`, demoPassword)

/** Opens pages of the server with demo data at `url`, and signs in there. */
function visits(url: string) {
  /** Opens a page of the application, or of accounts, and returns its status. */
  async function open(page: Page, path: string): Promise<number | undefined> {
    const response = await page.goto(url + path)
    await hydrated(page)
    return response?.status()
  }

  /** Signs in as a role by the call of the form, which itself is tried in `account.spec.ts`. */
  async function beSignedIn(page: Page, who: string): Promise<void> {
    const answer = await page.request.post(`${url}/api/api-front2/ru/v1/user/authorize`, {
      headers: { authorization },
      data: { LOGIN: `${who}@demo.test`, PASSWORD: demoPassword },
    })
    expect(answer.status()).toBe(200)
  }
  return { url, open, beSignedIn }
}

/** The server that most specs share, which a spec that signs in there must leave as it is. */
export const sharedSite = () => visits(sharedUrl)

/** A server for the tests of one spec, which run one after the other, with its own demo database that they may change, and settings of its own. */
export function demoSite(settings: Record<string, string> = {}) {
  let stop = async (_?: NodeJS.Signals) => {}
  const start = async (more?: { DATA_KEPT: string }) => {
    stop = await startOwnServer({ ...demoData, ...settings, ...more })
  }
  test.describe.configure({ mode: 'serial' })
  test.beforeAll(() => start())
  test.afterAll(() => stop())

  /** Ends the server as a power cut does. */
  const kill = () => stop('SIGKILL')

  /** Starts a server that was killed with the data that it has left. */
  const startAgain = () => start({ DATA_KEPT: 'on' })

  /** The address as pages show it. */
  const { host } = new URL(ownUrl)

  return { ...visits(ownUrl), host, kill, startAgain }
}
