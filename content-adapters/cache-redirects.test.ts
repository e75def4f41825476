import { expect, test } from 'vitest'
import { cacheRedirects } from './cache-redirects.ts'
import type { ContentSource, OpenSource, Reader, RedirectRule } from './source.ts'

const rule = (to: string): RedirectRule => ({ from: '/old', to, status: 301 })

/** A source whose redirect table can be changed, and that counts how often it is read. */
function changing() {
  const state = { to: '/first', reads: 0, failing: false, wait: Promise.resolve() }
  const open: OpenSource = (reader) => {
    const redirects = async () => {
      state.reads++
      const { to } = state
      await state.wait
      reader.tag('redirects')
      if (state.failing) reader.report({ request: '/redirects', path: '', code: '500' })
      return state.failing ? [] : [rule(to)]
    }
    return { redirects } as unknown as ContentSource
  }
  return { state, ...cacheRedirects(open) }
}

const reader = (tags: string[] = []): Reader => ({
  locale: 'ru',
  tag: (tag) => tags.push(tag),
  report: () => {},
})

test('reads the table once for many pages, and tells each of them what it depends on', async () => {
  const { state, openSource } = changing()
  for (let page = 0; page < 3; page++) {
    const tags: string[] = []
    expect(await openSource(reader(tags)).redirects()).toEqual([rule('/first')])
    expect(tags).toEqual(['redirects'])
  }
  expect(state.reads).toBe(1)
})

test.each([['redirects'], ['*']])('reads it anew once %s has changed', async (tag) => {
  const { state, openSource, forget } = changing()
  await openSource(reader()).redirects()
  state.to = '/second'
  forget([tag])
  expect(await openSource(reader()).redirects()).toEqual([rule('/second')])
})

test('keeps it while something else changes', async () => {
  const { state, openSource, forget } = changing()
  await openSource(reader()).redirects()
  forget(['news:1001'])
  await openSource(reader()).redirects()
  expect(state.reads).toBe(1)
})

test('does not keep what was read before a change, nor a table that could not be read', async () => {
  const { state, openSource, forget } = changing()
  let go = () => {}
  state.wait = new Promise((resolve) => {
    go = resolve
  })
  const reading = openSource(reader()).redirects()
  state.to = '/second'
  forget(['redirects'])
  go()
  await reading
  expect(await openSource(reader()).redirects()).toEqual([rule('/second')])
  forget(['*'])
  state.failing = true
  expect(await openSource(reader()).redirects()).toEqual([])
  state.failing = false
  expect(await openSource(reader()).redirects()).toEqual([rule('/second')])
})
