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
