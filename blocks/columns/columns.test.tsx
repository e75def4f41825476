import { describe, expect, it } from 'vitest'
import { render } from '../../ui/test/render.tsx'
import Columns from './columns.tsx'

const layouts = ['stack', 'halves', 'wide-left', 'wide-right', 'thirds'] as const
const draw = (layout: (typeof layouts)[number], names: string[]) =>
  render(
    <Columns layout={layout} gap="normal">
      {names.map((name) => (
        <i key={name}>{name}</i>
      ))}
    </Columns>,
  )

describe('columns', () => {
  it.each(layouts)('puts each child of "%s" in a cell of its own, in order', (layout) => {
    const cells = [...draw(layout, ['а', 'б', 'в']).matchAll(/<div><i>(.)<\/i><\/div>/g)]
    expect(cells.map((cell) => cell[1])).toEqual(['а', 'б', 'в'])
  })

  it('arranges each layout in its own way', () => {
    expect(new Set(layouts.map((layout) => draw(layout, ['а']))).size).toBe(layouts.length)
  })

  it('takes text children, which the renderer puts in for blocks that it draws alone', () => {
    const html = render(
      <Columns layout="halves" gap="wide">
        {['первый', 'второй']}
      </Columns>,
    )
    expect(html).toContain('<div>первый</div><div>второй</div>')
  })

  it('stands without children', () => {
    expect(render(<Columns layout="halves" gap="normal" />)).not.toContain('<div></div>')
  })

  it('has its title above the cells, and as a row to unfold where a phone folds them', () => {
    const drawn = (folded: boolean) =>
      render(
        <Columns layout="halves" gap="wide" title={{ text: 'Первый приём', lang: 'ru' }} folded={folded}>
          {['первый']}
        </Columns>,
      )
    expect(drawn(false)).toMatch(/<h2[^>]*>Первый приём<\/h2>.*<div>первый<\/div>/)
    expect(drawn(false)).not.toContain('<details')
    expect(drawn(true)).toMatch(/<details class="folded"><summary><h2>Первый приём<\/h2><\/summary>.*первый/)
  })

  it('folds nothing without a title', () => {
    expect(
      render(
        <Columns layout="halves" gap="wide" folded>
          {['первый']}
        </Columns>,
      ),
    ).not.toContain('<details')
  })
})
