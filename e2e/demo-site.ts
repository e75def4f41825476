import { type Cookie, expect, type Locator, type Page } from '@playwright/test'
import { prove } from '../client/proof/prove.ts'
import { browserCredential } from '../schemas/calls/browser-credential.ts'
import { proofHeader, seedHeader } from '../schemas/calls/proof.ts'
import { demoData } from './demo-data.ts'
import { hydrated } from './hydrated.ts'
import { isRemote, ownUrl, startOwnServer } from './own-server.ts'
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

  /** Signs in by the call of the form, which `account.spec.ts` fills in: that takes a tenth of the time. */
  async function signIn(page: Page, who: string): Promise<void> {
    const path = '/api/api-front2/ru/v1/user/authorize'
    const body = JSON.stringify({ LOGIN: `${who}@demo.test`, PASSWORD: demoPassword })
    const send = (proof: Record<string, string>) =>
      page.request.post(url + path, {
        headers: { authorization, origin: url, 'content-type': 'application/json', ...proof },
        data: body,
      })
    // A call without a proof of work is told what to prove.
    const { SEED: seed, BITS: bits } = (await (await send({})).json()).error.data
    const unix = Math.floor(Date.now() / 1000)
    const token = await prove({ seed, bits, unix, nonce: '00000000', method: 'POST', path, body })
    const answer = await send({ [seedHeader]: seed, [proofHeader]: token })
    expect(answer.status()).toBe(200)
  }

  const sessions = new Map<string, Cookie[]>()

  async function isSignedIn(page: Page): Promise<boolean> {
    const answer = await page.request.get(`${url}/api/front/ru/v1/auth`, { headers: { authorization } })
    return (await answer.json()).AUTHORIZED
  }

  /** Signs in as a role: with the previous session while it is valid, so that few calls of one address need no more work than usual. */
  async function beSignedIn(page: Page, who: string): Promise<void> {
    await page.context().addCookies(sessions.get(who) ?? [])
    if (sessions.has(who) && (await isSignedIn(page))) return
    await signIn(page, who)
    sessions.set(who, await page.context().cookies())
  }
  return { url, open, signIn, beSignedIn }
}

/** The server that most specs share, which a spec that signs in there must leave as it is. */
export const sharedSite = () => visits(sharedUrl)

type Own = {
  settings?: Record<string, string>
  /** One of the ten specs by which `npm test` tries a backend in another process; `npm run test:full` runs all of them both ways. */
  elsewhere?: true
}

/** A server for the tests of one spec, which run one after the other, with its own demo database that they may change, and settings of its own. */
export function demoSite({ settings, elsewhere }: Own = {}) {
  let stop = async (_?: NodeJS.Signals) => {}
  const isElsewhere = isRemote || (elsewhere && !process.env.FULL)
  const start = async (more?: { DATA_KEPT: string }) => {
    stop = await startOwnServer({ ...demoData, ...settings, ...more }, isElsewhere)
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
