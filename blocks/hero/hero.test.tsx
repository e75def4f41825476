import { describe, expect, it } from 'vitest'
import hero from '../../schemas/blocks/hero.ts'
import { resolveValue } from '../../schemas/core/resolve.ts'
import { render } from '../../ui/test/render.tsx'
import Hero from './hero.tsx'

const props = resolveValue(hero.props, hero.example.props, { locale: 'ru', pageHref: (path) => path })

describe('hero', () => {
  it('is a region named by the page’s first heading', () => {
    const html = render(<Hero {...props} />)
    expect(html).toContain('<section aria-labelledby="b-title"')
    expect(html).toMatch(/<h1 id="b-title"[^>]*>Лечим зубы/)
  })

  it('offers both actions, the main one first', () => {
    const html = render(<Hero {...props} />)
    expect(html.indexOf('href="/appointment"')).toBeGreaterThan(0)
    expect(html.indexOf('href="/appointment"')).toBeLessThan(html.indexOf('href="/services"'))
  })

  it('asks for its picture before all others', () => {
    expect(render(<Hero {...props} />)).toContain('fetchPriority="high"')
  })

  it('needs nothing but a title', () => {
    const html = render(<Hero title={props.title} />)
    expect(html).toContain('Лечим зубы')
    expect(html).not.toMatch(/<img|<a |<p/)
  })

  it('sets a long title smaller than a short one', () => {
    const classOf = (text: string) =>
      /<h1[^>]*class="([^"]*)"/.exec(render(<Hero title={{ text, lang: 'ru' }} />))?.[1]
    expect(classOf('Зубы')).not.toBe(classOf('Зубы '.repeat(12)))
    expect(classOf('Зубы '.repeat(12))).not.toBe(classOf('Зубы '.repeat(24)))
  })
})
