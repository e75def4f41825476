import { beforeEach, expect, it, vi } from 'vitest'

const reloadOrAsk = vi.fn()
vi.mock('./session-changed.ts', () => ({ reloadOrAsk }))

/** The events that a browser sends to a page, and the storage that its tabs share. */
let page: EventTarget
let stored: string | null
const send = (type: string, values: object = {}) => page.dispatchEvent(Object.assign(new Event(type), values))
const signIn = () => {
  stored = 'login 2'
}
const expectQuestion = (isTyped: boolean) =>
  expect.poll(() => reloadOrAsk).toHaveBeenCalledExactlyOnceWith(isTyped)

beforeEach(async () => {
  reloadOrAsk.mockClear()
  page = new EventTarget()
  stored = 'logout 1'
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'auth' ? stored : null) })
  const { followSession } = await import('./session.ts')
  followSession()
  return () => vi.unstubAllGlobals()
})

it('reloads a document when somebody signs in or out in another tab (B-29)', async () => {
  signIn()
  send('storage', { key: 'auth' })
  await expectQuestion(false)
})

it('says that something was typed', async () => {
  send('input')
  signIn()
  send('storage', { key: 'auth' })
  await expectQuestion(true)
})

it.each([
  ['comes back from the back/forward cache', 'pageshow', { persisted: true }],
  ['was rendered ahead', 'prerenderingchange', {}],
])('reloads a document that %s, if the session has changed since', async (_, event, values) => {
  send(event, values)
  signIn()
  send(event, values)
  await expectQuestion(false)
})

it('leaves a document alone while nothing has changed', async () => {
  send('storage', { key: 'theme' })
  send('pageshow', { persisted: true })
  send('pageshow', { persisted: false })
  await vi.dynamicImportSettled()
  expect(reloadOrAsk).not.toHaveBeenCalled()
})
