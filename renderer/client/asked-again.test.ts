import { afterEach, expect, it, vi } from 'vitest'
import { goToAskedAgain } from './asked-again.ts'

afterEach(() => vi.unstubAllGlobals())

const search = 'https://shipa.example/search'

it.each([
  ['goes to the place of what is asked again', `${search}#found`, 'зуб', '#found'],
  ['lets other words be asked', `${search}#found`, 'ухо', ''],
  ['lets a form without a place load the page again', search, 'зуб', ''],
  ['lets a form of another page be sent', 'https://shipa.example/kk/search#found', 'зуб', ''],
])('%s', (_, action, words, hash) => {
  class Form {
    method = 'get'
    action = action
  }
  let heard = (_: unknown) => {}
  const location = { pathname: '/search', search: `?${new URLSearchParams({ q: 'зуб' })}`, assign: vi.fn() }
  vi.stubGlobal('location', location)
  vi.stubGlobal('HTMLFormElement', Form)
  vi.stubGlobal(
    'FormData',
    class extends Map<string, string> {
      constructor() {
        super([['q', words]])
      }
    },
  )
  vi.stubGlobal('addEventListener', (_: string, listener: typeof heard) => {
    heard = listener
  })
  goToAskedAgain()
  const preventDefault = vi.fn()
  heard({ target: new Form(), preventDefault })
  expect(location.assign.mock.calls).toEqual(hash ? [[hash]] : [])
  expect(preventDefault).toHaveBeenCalledTimes(hash ? 1 : 0)
})
