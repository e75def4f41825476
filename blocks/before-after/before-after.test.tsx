import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../locales/locale.ts'
import beforeAfter from '../../schemas/blocks/before-after.ts'
import { resolveValue } from '../../schemas/core/resolve.ts'
import type { Static } from '../../schemas/core/type.ts'
import { render } from '../../ui/test/render.tsx'
import BeforeAfter from './before-after.tsx'

type Stored = Static<typeof beforeAfter.props>

const { example } = beforeAfter
const draw = (locale: Locale = 'ru', change: Partial<Stored> = {}) => {
  const stored = { ...example.props, ...change }
  return render(
    <BeforeAfter {...resolveValue(beforeAfter.props, stored, { locale, pageHref: (path) => path })} />,
    locale,
  )
}
const withoutProps = (html: string) => html.replace(/data-props="[^"]*"/, '')

describe('before-after', () => {
  it('is two pictures with their captions, in order, before any script', () => {
    expect(withoutProps(draw())).toMatch(
      /<figure[^>]*><img[^>]*alt="Рисунок: комната со столом[^"]*"[^>]*\/><figcaption[^>]*>До<\/figcaption><\/figure><figure[^>]*><img[^>]*alt="Рисунок: стоматологическое[^"]*"[^>]*\/><figcaption[^>]*>После<\/figcaption><\/figure>/,
    )
  })

  it('has a range with a name and a value in words', () => {
    expect(draw()).toMatch(
      /<input type="range" min="0" max="100"[^>]*aria-label="Граница между[^"]*"[^>]*aria-valuetext="Снимок «до» открыт на 50\u00A0%"[^>]*value="50"/,
    )
  })

  it.each(locales)('says the value in %s with its number', (locale) => {
    expect(draw(locale)).toMatch(/aria-valuetext="[^"{]*50[^"{]*"/)
  })

  it('hides the range where nothing can slide, and lays the pictures on each other only where it can', () => {
    const [range = ''] = /<input[^>]*>/.exec(draw()) ?? []
    expect(range).toMatch(/class="[^"]*\bhidden\b[^"]* sliding:block/)
    const moved = [...withoutProps(draw()).matchAll(/<figure class="([^"]*)"/g)].flatMap(([, classes = '']) =>
      classes.split(' '),
    )
    expect(moved.filter((name) => !name.startsWith('sliding:'))).toEqual([])
  })

  it('shows the second picture in the ratio of the first', () => {
    const after = { ...example.props.after, width: 1000, height: 1000 }
    const ratios = [...draw('ru', { after }).matchAll(/aspect-ratio:([\d.]+)/g)].map(([, ratio]) => ratio)
    expect(ratios).toHaveLength(2)
    expect(new Set(ratios).size).toBe(1)
  })

  it('cuts a panorama to what can be compared on a phone', () => {
    const before = { ...example.props.before, width: 4000, height: 1000 }
    expect(draw('ru', { before })).toContain('aspect-ratio:2.5')
  })

  it('says the clinic’s note in its own language only', () => {
    const note = { ru: 'Имеются противопоказания. Необходима консультация специалиста.' }
    expect(draw('ru', { note })).toContain(note.ru)
    expect(draw('kk', { note })).not.toContain(note.ru)
    expect(draw('kk', { note })).not.toMatch(/<p[^>]*><\/p>/)
  })

  it('reminds of the patient’s consent where each picture is chosen', () => {
    const helps = [beforeAfter.props.properties.before, beforeAfter.props.properties.after].map(
      (field) => (field as { 'x-help'?: { ru: string } })['x-help']?.ru,
    )
    for (const help of helps) expect(help).toContain('согласия')
  })
})
