import { afterEach, expect, it, vi } from 'vitest'
import { quietTransitions } from './quiet-transitions.ts'

afterEach(() => vi.unstubAllGlobals())

it.each(['pageswap', 'pagereveal'])(
  'keeps a skipped transition of %s out of the errors of the page',
  async (type) => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    const failed = vi.fn()
    process.on('unhandledRejection', failed)
    quietTransitions()
    const ready = Promise.reject(new DOMException('Transition was skipped', 'AbortError'))
    const finished = Promise.reject(new DOMException('Transition was aborted', 'InvalidStateError'))
    page.dispatchEvent(Object.assign(new Event(type), { viewTransition: { ready, finished } }))
    page.dispatchEvent(Object.assign(new Event(type), { viewTransition: null }))
    await new Promise((resolve) => setTimeout(resolve))
    process.off('unhandledRejection', failed)
    expect(failed).not.toHaveBeenCalled()
  },
)

it.each([
  ['/profile', true],
  ['/kk/pro/1001', true],
  ['/moderation/sites', true],
  ['/promotion', false],
  ['/l/demo-dent', false],
])('begins no transition to %s of the application: %s', (path, isSkipped) => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  quietTransitions()
  const settled = Promise.resolve()
  const viewTransition = { ready: settled, finished: settled, skipTransition: vi.fn() }
  const activation = { entry: { url: `https://shipa.example${path}` } }
  page.dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition, activation }))
  expect(viewTransition.skipTransition).toHaveBeenCalledTimes(isSkipped ? 1 : 0)
})
