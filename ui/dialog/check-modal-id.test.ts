import { afterEach, expect, it, vi } from 'vitest'
import { checkModalId } from './check-modal-id.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it('says nothing about a modal that has an id', () => {
  expect(() => checkModalId('login')).not.toThrow()
})

it.each(['', undefined])('throws for the id %j while developing (V-17)', (id) => {
  expect(() => checkModalId(id)).toThrow(/needs an id/)
})

it('reports a missing id in production and goes on', () => {
  vi.stubEnv('NODE_ENV', 'production')
  expect(() => checkModalId('')).not.toThrow()
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  checkModalId('')
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: expect.stringMatching(/needs an id/) }),
  )
  checkModalId('login')
  expect(report).toHaveBeenCalledTimes(1)
})
