import { describe, expect, it } from 'vitest'
import featureList from '../../schemas/blocks/feature-list.ts'
import { resolveValue } from '../../schemas/core/resolve.ts'
import { render } from '../../ui/test/render.tsx'
import FeatureList from './feature-list.tsx'

const props = resolveValue(featureList.props, featureList.example.props, {
  locale: 'uz',
  pageHref: (path) => `/uz${path}`,
})

describe('feature-list', () => {
  it('lists every point under its name', () => {
    const html = render(<FeatureList {...props} />, 'uz')
    expect(html.match(/<li/g)).toHaveLength(props.items.length)
    expect(html.match(/<h3/g)).toHaveLength(props.items.length)
    for (const { title, text } of props.items)
      expect(html.indexOf(title.text)).toBeLessThan(html.indexOf(text.text))
  })

  it('makes a link of a name only where the point leads somewhere', () => {
    expect(render(<FeatureList {...props} />, 'uz').match(/<a href="[^"]*"/g)).toEqual([
      '<a href="/uz/contacts"',
    ])
  })

  it('stands in rows or in two columns', () => {
    expect(render(<FeatureList {...props} arrangement="rows" />, 'uz')).not.toBe(
      render(<FeatureList {...props} arrangement="pairs" />, 'uz'),
    )
  })
})
