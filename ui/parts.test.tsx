import Phone from 'lucide-react/icons/phone'
import { describe, expect, it } from 'vitest'
import { Icon } from './icon/icon.tsx'
import { Badge } from './shown/badge.tsx'
import { Card } from './shown/card.tsx'
import { Expandable } from './shown/expandable.tsx'
import { render } from './test/render.tsx'

describe('Icon', () => {
  it('is an inline drawing that a screen reader passes over', () => {
    const html = render(<Icon of={Phone} className="text-accent-ink" />)
    expect(html).toMatch(/^<svg /)
    expect(html).toContain('aria-hidden="true"')
    expect(html).toContain('class="icon text-accent-ink"')
  })
})

describe('Expandable', () => {
  it('is closed until it is asked for, and open where that is wanted', () => {
    expect(render(<Expandable summary="Вопрос">Ответ</Expandable>)).not.toContain('open=""')
    const open = render(
      <Expandable summary="Вопрос" open>
        Ответ
      </Expandable>,
    )
    expect(open).toMatch(/<details open=""[^>]*><summary/)
    expect(open.indexOf('Вопрос')).toBeLessThan(open.indexOf('Ответ'))
  })

  it('may have a heading as its summary, where HTML allows one', () => {
    const html = render(<Expandable summary={<h3>Цены</h3>}>Ответ</Expandable>)
    expect(html).toContain('<summary><h3>Цены</h3></summary>')
  })
})

describe('Card', () => {
  it('is the element that its place needs', () => {
    expect(render(<Card as="li">А</Card>)).toBe('<li class="card">А</li>')
  })

  it('answers to the pointer only if it is a link', () => {
    expect(render(<Card linked>А</Card>)).toContain('card-link')
    expect(render(<Card>А</Card>)).not.toContain('card-link')
  })
})

describe('Badge', () => {
  it('shows its words in a tone', () => {
    const html = render(<Badge tone="success">Открыто</Badge>)
    expect(html).toContain('Открыто')
    expect(html).not.toBe(render(<Badge tone="danger">Открыто</Badge>))
  })
})
