import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Draft } from './draft.ts'

const draft: Draft = { base: { title: 'Было' }, revision: 3, value: { title: 'Стало' } }

const storage = () => {
  const map = new Map<string, string>()
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value),
    removeItem: (key: string) => map.delete(key),
  }
}
beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
})
afterEach(() => vi.unstubAllGlobals())

/** A tab with the form open: the drafts of other tabs that it got, and a function that closes it. */
async function open() {
  vi.resetModules()
  const { holdDraft, saveDraft } = await import('./draft.ts')
  const given: (Draft | undefined)[] = []
  const close = holdDraft('news:1001:17', (left) => given.push(left))
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  await settled()
  return {
    given,
    keep: (value: Draft | undefined) => saveDraft('news:1001:17', value),
    close: () => {
      close()
      return settled()
    },
  }
}

it('gives what a tab has left to the next one, and not before it is gone', async () => {
  const one = await open()
  one.keep(draft)
  const other = await open()
  expect(other.given).toEqual([])
  await one.close()
  expect(other.given).toEqual([draft])
  await other.close()
})

it('leaves nothing of what was saved or discarded', async () => {
  const one = await open()
  one.keep(draft)
  one.keep(undefined)
  await one.close()
  const next = await open()
  expect(next.given).toEqual([undefined])
  await next.close()
})

it('does not overwrite what an earlier tab keeps', async () => {
  const one = await open()
  one.keep(draft)
  const other = await open()
  other.keep({ ...draft, value: { title: 'Другое' } })
  await other.close()
  await one.close()
  const next = await open()
  expect(next.given).toEqual([draft])
  await next.close()
})
