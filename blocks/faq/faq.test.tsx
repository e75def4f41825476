import { describe, expect, it } from 'vitest'
import faq from '../../schemas/blocks/faq.ts'
import { resolveValue } from '../../schemas/core/resolve.ts'
import { render } from '../../ui/test/render.tsx'
import Faq from './faq.tsx'

const props = resolveValue(faq.props, faq.example.props, { locale: 'uz', pageHref: (path) => path })

describe('faq', () => {
  it('folds each answer under its question', () => {
    const html = render(<Faq {...props} firstOpen={false} />, 'uz')
    expect(html.match(/<details/g)).toHaveLength(props.items.length)
    expect(html).not.toContain('open=""')
    for (const { question } of props.items) expect(html).toContain(question.text)
  })

  it('opens the first answer and no other if it is told to', () => {
    expect(render(<Faq {...props} firstOpen />, 'uz').match(/open=""/g)).toHaveLength(1)
  })

  it('has the usual heading where it is given none', () => {
    expect(render(<Faq items={props.items} />, 'uz')).toContain('Koʻp beriladigan savollar')
  })
})
