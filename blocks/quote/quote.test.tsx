import { describe, expect, it } from 'vitest'
import type { Locale } from '../../locales/locale.ts'
import quote from '../../schemas/blocks/quote.ts'
import { resolveValue } from '../../schemas/core/resolve.ts'
import { render } from '../../ui/test/render.tsx'
import Quote from './quote.tsx'

const propsIn = (locale: Locale) =>
  resolveValue(quote.props, quote.example.props, { locale, pageHref: (path) => path })

describe('quote', () => {
  it('is a figure whose caption says who speaks', () => {
    const html = render(<Quote {...propsIn('ru')} />)
    expect(html).toMatch(
      /<figure[^>]*><blockquote>.*<\/blockquote><figcaption[^>]*>.*<\/figcaption><\/figure>/s,
    )
    const caption = /<figcaption.*<\/figcaption>/s.exec(html)?.[0].replace(/<[^>]*>/g, '')
    expect(caption).toBe('Айгерим Сарсенова Главный врач, стоматолог-терапевт')
  })

  it('stands in the marks of its language, inside what names that language', () => {
    expect(render(<Quote {...propsIn('en')} />, 'en')).toMatch(/>“We start .* begin\.”</)
    expect(render(<Quote {...propsIn('ru')} />, 'en')).toMatch(
      /<span lang="ru">«Начинаем .* лечения\.»<\/span>/,
    )
  })

  it('stands without a portrait and without a role', () => {
    const { text, author } = propsIn('uz')
    const html = render(<Quote text={text} author={author} />, 'uz')
    expect(html).not.toContain('<img')
    expect(html).not.toMatch(/<(span|p)[^>]*><\/\1>/)
    expect(html).toContain('Aygerim Sarsenova')
  })

  it('asks for a portrait no larger than it is shown', () => {
    expect(render(<Quote {...propsIn('ru')} />)).toMatch(/<img[^>]*sizes="4rem"/)
  })
})
