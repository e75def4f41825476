import { afterEach, expect, it, vi } from 'vitest'
import { leaveOutEmpty } from './leave-out-empty.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['get', ['q', 'город'], { q: 'зуб', city: '', город: 'Алматы' }],
  ['post', ['q', 'city'], { q: 'зуб', city: '' }],
])('leaves out of the address of a %s form what is empty', (method, names, entered) => {
  class Form {
    method = method
  }
  let heard = (_: unknown) => {}
  vi.stubGlobal('HTMLFormElement', Form)
  vi.stubGlobal('addEventListener', (_: string, listener: typeof heard) => {
    heard = listener
  })
  leaveOutEmpty()
  const formData = new FormData()
  for (const [name, value] of Object.entries(entered)) formData.set(name, value)
  heard({ target: new Form(), formData })
  expect([...formData.keys()]).toEqual(names)
})
