import { expect, test, vi } from 'vitest'
import { translate } from '../locales/index.ts'
import { locales } from '../locales/locale.ts'
import { resolveValue } from '../schemas/core/resolve.ts'
import type { Block } from '../schemas/page/page.ts'
import { blockDefinitions } from '../schemas/registry.ts'
import { renderBlocks } from './render-blocks.ts'

const page = { locale: 'ru' as const, t: translate('ru') }
const text = (words: string, lang: 'ru' | 'kk' = 'ru') => ({ text: words, lang })
const title = (id: string, words: string): Block => ({
  id,
  type: 'page-title',
  props: { title: text(words) },
})
const broken = (id: string): Block => ({ id, type: 'page-title', props: {} })
const columns = (id: string, children: Block[]): Block => ({
  id,
  type: 'columns',
  props: { layout: 'halves' },
  children,
})

/** The example of a block's schema, in Russian. */
const example = (type: string, id: string): Block => {
  const { props, data, example } = blockDefinitions.get(type) ?? expect.fail(type)
  const context = { locale: 'ru' as const, pageHref: (path: string) => path }
  return {
    id,
    type,
    props: resolveValue(props, example.props, context) as Block['props'],
    ...(data && example.data && { data: resolveValue(data, example.data, context) as Block['props'] }),
  }
}

const draw = (blocks: Block[], editing = false) => {
  const report = vi.fn()
  const bytes = renderBlocks(blocks, { ...page, ...(editing && { editing }) }, report)
  return { html: Buffer.concat(bytes).toString(), report }
}

test('draws blocks in their order', () => {
  const { html } = draw([title('a', 'Первый'), title('b', 'Второй')])
  expect(html.indexOf('Первый')).toBeGreaterThan(-1)
  expect(html.indexOf('Второй')).toBeGreaterThan(html.indexOf('Первый'))
})

test('gives the same HTML whether blocks are drawn together, alone or from memory', () => {
  const blocks = () => [
    title('a', 'Раз'),
    columns('c', [title('d', 'Два'), title('e', 'Три')]),
    title('f', 'Четыре'),
  ]
  const together = draw(blocks()).html
  const apart = draw([...blocks(), broken('x')]).html
  expect(apart).toBe(together)
  expect(draw(blocks()).html).toBe(together)
})

test('draws a block once, and again only where the cache is bypassed', () => {
  const blocks = () => [title('once', 'Однажды'), columns('both', [title('left', 'Слева')])]
  const bytes = (fresh?: boolean) => renderBlocks(blocks(), page, () => {}, fresh)
  const first = bytes()
  const again = bytes()
  const anew = bytes(true)
  for (const [index, html] of first.entries()) {
    expect(again[index]).toBe(html)
    expect(anew[index]).not.toBe(html)
    expect(anew[index]).toEqual(html)
  }
})

test('gives each page the HTML of its own language, place and header', () => {
  const block = () => [example('company-contacts', 'brief')]
  const pages = locales.flatMap((locale) =>
    [{}, { inSidebar: true }, { statusInHeader: true }, { inSidebar: true, statusInHeader: true }].map(
      (place) => ({ locale, t: translate(locale), ...place }),
    ),
  )
  const drawAll = (fresh: boolean) => pages.map((one) => String(renderBlocks(block(), one, () => {}, fresh)))
  const own = drawAll(true)
  expect(new Set(own).size).toBe(pages.length)
  expect([drawAll(false), drawAll(false)]).toEqual([own, own])
})

test('loses only the block that throws, and reports it once', () => {
  const { html, report } = draw([title('a1', 'Цел'), broken('b1'), title('c1', 'Невредим')])
  expect(html).toContain('Цел')
  expect(html).toContain('Невредим')
  expect(report).toHaveBeenCalledTimes(1)
  expect(report.mock.calls[0]?.[0]).toMatchObject({ id: 'b1' })
})

test.each([
  ['a block', broken('again')],
  ['a child', columns('around', [broken('inside')])],
])('reports %s that throws each time that it is drawn', (_, block) => {
  const faults = [draw([block]), draw([block])].map(({ report }) => report.mock.calls)
  expect(faults.map((calls) => calls.length)).toEqual([1, 1])
  expect(faults[0]?.[0]?.[1]).toBeInstanceOf(TypeError)
})

test('loses only the child that throws, four levels down', () => {
  const nest = (depth: number): Block =>
    depth === 0
      ? columns('n0', [broken('deep'), title('near', 'Рядом')])
      : columns(`n${depth}`, [nest(depth - 1)])
  const { html, report } = draw([nest(4)])
  expect(html).toContain('Рядом')
  expect(report).toHaveBeenCalledTimes(1)
})

test.each(['unknown', 'newer', 'invalid', 'data'] as const)(
  'shows a block with the fault "%s" to editors and nothing to visitors',
  (fault) => {
    const block: Block = { id: 'q', type: 'no-such-block', props: {}, fault }
    expect(draw([block]).html).toBe('')
    expect(draw([block], true).html).toContain('no-such-block')
  },
)

test('shows a block that threw to editors', () => {
  expect(draw([broken('z')], true).html).toContain('page-title')
})

test('marks text that fell back with its language, and only that', () => {
  const block: Block = {
    id: 'l',
    type: 'page-title',
    props: { title: text('Тақырып', 'kk'), lead: text('Вступление') },
  }
  const { html } = draw([block])
  expect(html).toContain('lang="kk"')
  expect(html).not.toContain('lang="ru"')
})

test('keeps blocks apart when a text has a control character in it', () => {
  const { html } = draw([title('s1', 'До\u0001после'), title('s2', 'Другой')])
  expect(html).toContain('Другой')
  expect(html.match(/<h1/g)).toHaveLength(2)
})

test('gives element ids that are unique on a page with every block twice', () => {
  const blocks = [...blockDefinitions.keys()].flatMap((type) =>
    ['one', 'two'].map((copy) => example(type, `${copy}-${type}`)),
  )
  const ids = [...draw(blocks).html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(10)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test.each(['unknown', 'newer', 'invalid'] as const)(
  'draws what lies in a container with the fault "%s"',
  (fault) => {
    const lost: Block = { ...columns('c', [title('d', 'Внутри')]), fault }
    expect(draw([lost]).html).toContain('Внутри')
    expect(draw([lost], true).html).toMatch(/data-block="c".*Внутри/s)
  },
)

test('draws what lies in a container that throws', () => {
  const { html, report } = draw([{ ...broken('t'), children: [title('d', 'Внутри')] }])
  expect(html).toContain('Внутри')
  expect(report).toHaveBeenCalledTimes(1)
})

test('tells an editor what to mend in a block that cannot be shown, and a visitor nothing', () => {
  const block: Block = {
    ...broken('m'),
    fault: 'invalid',
    problems: [{ path: ['props', 'title', 'ru'], code: 'maxLength', params: { count: 5 } }],
  }
  const html = draw([block], true).html
  expect(html).toContain('props.title.ru')
  expect(html).toContain('не больше 5 знаков')
  expect(draw([block]).html).toBe('')
})
