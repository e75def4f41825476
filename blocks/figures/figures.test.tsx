import { describe, expect, it } from 'vitest'
import figures from '../../schemas/blocks/figures.ts'
import { judge } from '../../schemas/core/judge.ts'
import { resolveValue } from '../../schemas/core/resolve.ts'
import { render } from '../../ui/test/render.tsx'
import Figures from './figures.tsx'

const props = resolveValue(figures.props, figures.example.props, { locale: 'ru', pageHref: (path) => path })
const text = (words: string) => ({ text: words, lang: 'ru' as const })
const some = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: text(String(index)), label: text(`вещей ${index}`) }))
const paragraphs = (html: string) =>
  [...html.matchAll(/<p[^>]*>(.*?)<\/p>/gs)].map(([, inner = '']) => inner.replace(/<[^>]*>/g, ''))

describe('figures', () => {
  it('says a number and what it counts in one breath, an item each', () => {
    const html = render(<Figures {...props} />)
    expect(html.match(/<li/g)).toHaveLength(4)
    expect(paragraphs(html)).toContain('12 врачей пяти специальностей')
    expect(paragraphs(html)).toContain('с\u00a02009\u00a0года на проспекте Абая')
  })

  it('has a note only where one is written', () => {
    expect(paragraphs(render(<Figures {...props} />))).toHaveLength(5)
    expect(paragraphs(render(<Figures items={some(3)} />))).toHaveLength(3)
  })

  it('has the usual title until it has its own, hidden or not', () => {
    expect(render(<Figures {...props} />)).toMatch(/<h2[^>]*>Клиника в\u00a0цифрах/)
    const own = render(<Figures {...props} title={text('О нас')} titleHidden />)
    expect(own).toMatch(/class="sr-only"><h2[^>]*>О нас/)
  })

  it.each([2, 3, 4, 6])('leaves none of %i numbers alone in a row', (count) => {
    const columns = [...render(<Figures items={some(count)} />).matchAll(/grid-cols-(\d)/g)].map(([, n]) =>
      Number(n),
    )
    expect(columns.length).toBeGreaterThan(0)
    for (const number of columns) expect(count % number).toBe(0)
  })

  it('sets all numbers smaller where one has words with it', () => {
    const sizes = (html: string) => new Set(html.match(/text-[345]xl(?= font-semibold)/g))
    expect(sizes(render(<Figures items={some(2)} />))).toEqual(new Set(['text-4xl']))
    expect(sizes(render(<Figures {...props} />))).toEqual(new Set(['text-3xl']))
  })

  it.each([
    [1, 'minItems'],
    [7, 'maxItems'],
  ])('takes from two to six numbers, not %i', (count, code) => {
    const items = Array.from({ length: count }, () => ({ value: { ru: '1' }, label: { ru: 'врач' } }))
    expect(judge(figures.props, { items }).problems).toMatchObject([{ path: ['items'], code }])
  })
})
