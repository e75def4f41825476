import { describe, expect, it } from 'vitest'
import { widgetCode, widgetPath } from './widget-code.ts'

const widget = { module: 'appointment', locale: 'uz', company: '1001', theme: 'dark' } as const

describe('the code of a widget', () => {
  it('has what the script reads, and a link for who has no scripts', () => {
    const code = widgetCode({ ...widget, origin: 'https://shipa.example', title: 'Yozilish' })
    expect(code).toBe(
      '<div data-module="appointment" data-company="1001" data-lang="uz" data-theme="dark" data-title="Yozilish">' +
        '<a href="https://shipa.example/uz/modules/appointment?company=1001&amp;theme=dark">Yozilish</a></div>\n' +
        '<script src="https://shipa.example/modules/embed.js" async></script>',
    )
  })

  it('cannot be broken by words', () => {
    const code = widgetCode({ ...widget, origin: 'https://shipa.example', title: '"><script>' })
    expect(code).toContain('data-title="&quot;>&lt;script>"')
    expect(code).toContain('>">&lt;script></a>'.replace('>">', '>&quot;>'))
  })

  it('leads to the page in its language, ru without a prefix', () => {
    expect(widgetPath({ module: 'news', locale: 'ru', company: '1001' })).toBe('/modules/news?company=1001')
  })
})
