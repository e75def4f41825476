import { describe, expect, it } from 'vitest'
import steps from '../../schemas/blocks/steps.ts'
import { resolveValue } from '../../schemas/core/resolve.ts'
import { render } from '../../ui/test/render.tsx'
import Steps from './steps.tsx'

const props = resolveValue(steps.props, steps.example.props, { locale: 'ru', pageHref: (path) => path })

describe('steps', () => {
  it('is an ordered list, numbered for the eye alone', () => {
    const html = render(<Steps {...props} />)
    expect(html.match(/<ol/g)).toHaveLength(1)
    expect([...html.matchAll(/aria-hidden="true">(\d)</g)].map(([, number]) => number)).toEqual([
      '1',
      '2',
      '3',
    ])
  })

  it.each([2, 3, 4, 5, 6, 8])('puts %i steps into columns that leave none of an even row alone', (count) => {
    const items = Array.from({ length: count }, (_, i) => ({
      title: { text: `Шаг ${i}`, lang: 'ru' as const },
      text: { text: 'Текст', lang: 'ru' as const },
    }))
    const columns = [...render(<Steps {...props} items={items} />).matchAll(/grid-cols-(\d)/g)].map(([, n]) =>
      Number(n),
    )
    expect(columns.length).toBeGreaterThan(0)
    if (count !== 5) for (const number of columns) expect(count % number).toBe(0)
  })
})
