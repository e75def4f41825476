import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { quietTransitions } from './quiet-transitions.ts'

let page: EventTarget
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  quietTransitions()
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  [new DOMException('Transition was skipped', 'AbortError'), true],
  [new DOMException('Transition was aborted because of invalid state', 'InvalidStateError'), true],
  [new TypeError('Failed to fetch'), false],
  [undefined, false],
])('keeps %s out of the errors of the page: %s', (reason, isQuiet) => {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
  page.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(isQuiet)
})

it.each([
  ['/profile', true],
  ['/kk/pro/1001', true],
  ['/moderation/sites', true],
  ['/promotion', false],
  ['/l/demo-dent', false],
])('begins no transition to %s of the application: %s', (path, isSkipped) => {
  const viewTransition = { skipTransition: vi.fn() }
  const activation = { entry: { url: `https://shipa.example${path}` } }
  page.dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition, activation }))
  expect(viewTransition.skipTransition).toHaveBeenCalledTimes(isSkipped ? 1 : 0)
})

// An error of a listener fails the run.
it.each([null, { entry: null }, { entry: { url: null } }])(
  'leaves a page as it is where the browser does not say what comes next: %o',
  (activation) => {
    const viewTransition = { skipTransition: vi.fn() }
    page.dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition: null, activation }))
    page.dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition, activation }))
    expect(viewTransition.skipTransition).not.toHaveBeenCalled()
  },
)
