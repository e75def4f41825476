import { expect, it, vi } from 'vitest'
import { createHtmlCache } from './html-cache.ts'

/** A cache, and the list of its renderings. */
function open(maxSize = 1e6) {
  const cached = createHtmlCache(maxSize)
  const rendered: unknown[] = []
  const draw = (input: unknown, html = `<p>${JSON.stringify(input)}</p>`) =>
    cached(input, () => {
      rendered.push(input)
      return html
    }).toString()
  return { draw, rendered }
}

it('renders equal data once and gives its HTML each time', () => {
  const { draw, rendered } = open()
  const inputs = [() => ['ru', { id: 'a' }], () => ['kk', { id: 'a' }], () => ['ru', { id: 'b' }]]
  const html = inputs.map((input) => draw(input()))
  expect(html[1]).toBe('<p>["kk",{"id":"a"}]</p>')
  expect(new Set(html).size).toBe(inputs.length)
  expect(inputs.map((input) => draw(input()))).toEqual(html)
  expect(rendered).toHaveLength(inputs.length)
})

it('keeps values apart that differ only in their place or kind', () => {
  const { draw, rendered } = open()
  for (const input of [[true, undefined], [undefined, true], [1, '2'], ['1', 2], '', []]) draw(input)
  expect(rendered).toHaveLength(6)
})

it('gives spoiled HTML to who asked, and renders it again for the next one', () => {
  const cached = createHtmlCache(1e6)
  const render = vi.fn((spoil: () => void) => {
    spoil()
    return 'half'
  })
  expect([cached('a', render), cached('a', render)].map(String)).toEqual(['half', 'half'])
  expect(cached('a', () => 'whole').toString()).toBe('whole')
  expect(cached('a', render).toString()).toBe('whole')
  expect(render).toHaveBeenCalledTimes(2)
})

it('holds so many bytes and lets go what was used longest ago', () => {
  // Of 1000 bytes each, in 500 letters; beside its HTML an entry takes some more.
  const html = 'Ж'.repeat(500)
  const { draw, rendered } = open(4000)
  for (const name of ['a', 'b', 'c', 'a', 'd']) draw(name, html)
  expect(rendered).toEqual(['a', 'b', 'c', 'd'])
  for (const name of ['a', 'c', 'd', 'b']) draw(name, html)
  expect(rendered).toEqual(['a', 'b', 'c', 'd', 'b'])
})
