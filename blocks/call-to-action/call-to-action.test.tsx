import { describe, expect, it } from 'vitest'
import callToAction from '../../schemas/blocks/call-to-action.ts'
import { resolveValue } from '../../schemas/core/resolve.ts'
import { render } from '../../ui/test/render.tsx'
import CallToAction from './call-to-action.tsx'

const props = resolveValue(callToAction.props, callToAction.example.props, {
  locale: 'en',
  pageHref: (path) => `/en${path}`,
})

describe('call-to-action', () => {
  it('asks one question and leads one way', () => {
    const html = render(<CallToAction {...props} />, 'en')
    expect(html).toMatch(/<h2[^>]*>Not sure which doctor to see\?/)
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toContain('href="/en/ask-question"')
  })

  it('has two tones', () => {
    const draw = (tone: 'calm' | 'accent') => render(<CallToAction {...props} tone={tone} />, 'en')
    expect(draw('calm')).not.toBe(draw('accent'))
  })

  it('stands without a text', () => {
    expect(
      render(<CallToAction title={props.title} action={props.action} tone="calm" />, 'en'),
    ).not.toContain('<p')
  })
})
