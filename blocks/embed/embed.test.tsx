import { describe, expect, it } from 'vitest'
import type { Locale } from '../../locales/locale.ts'
import embed from '../../schemas/blocks/embed.ts'
import { judge } from '../../schemas/core/judge.ts'
import { resolveValue } from '../../schemas/core/resolve.ts'
import type { Static } from '../../schemas/core/type.ts'
import { render } from '../../ui/test/render.tsx'
import Embed from './embed.tsx'

type Stored = Static<typeof embed.props>

const resolved = (stored: Stored, locale: Locale = 'ru') =>
  resolveValue(embed.props, stored, { locale, pageHref: (path: string) => path })
const draw = (stored: Stored, locale: Locale = 'ru') =>
  render(<Embed {...resolved(stored, locale)} />, locale)
const telegram: Stored = { title: { ru: 'Наш канал' }, url: 'https://t.me/clinic_news/42' }

describe('embed, before a click', () => {
  it('says whose content it is and leads to it, and asks nobody for anything', () => {
    const html = draw(telegram).replace(/data-props="[^"]*"/, '')
    expect(html).toContain('Telegram')
    expect(html).toContain('<a href="https://t.me/clinic_news/42" target="_blank" rel="noopener"')
    expect(html).not.toMatch(/<iframe|<link|src=/)
  })

  it('says what the button shows', () => {
    const button = (html: string) => /<button[^>]*>(.*?)<\/button>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '')
    expect(button(draw(embed.example.props))).toBe('Показать форму: Анкета перед первым приёмом')
    expect(draw(telegram, 'kk')).toContain('<span lang="ru" class="sr-only">: Наш канал')
  })

  it('is nothing for an address of somebody else', () => {
    expect(draw({ ...telegram, url: 'https://evil.example/x' })).toBe('')
  })

  it('lets in the frames of its service alone', () => {
    expect(embed.sources?.(resolved(telegram))).toEqual({ frames: ['https://t.me'] })
    expect(embed.sources?.(resolved({ ...telegram, url: 'https://evil.example/x' }))).toEqual({})
  })
})

describe('the form of embedded content', () => {
  it.each(['https://evil.example/x', '<iframe src="https://t.me/clinic_news/42">', 'https://t.me/clinic'])(
    'refuses %s with a sentence of its own',
    (url) => {
      expect(judge(embed.props, { ...telegram, url }).problems.map(({ code }) => code)).toEqual(['embed'])
    },
  )
})
