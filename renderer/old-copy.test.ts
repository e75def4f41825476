import { describe, expect, it } from 'vitest'
import { ageText, oldCopyDocument } from './old-copy.tsx'

const words = (html: string) => html.replace(/<[^>]*>/g, '')

describe('a copy that may be out of date', () => {
  it('says its age in whole minutes, hours or days, in the words of the language', () => {
    expect([1, 119, 3600, 47 * 3600, 48 * 3600].map((seconds) => ageText(seconds, 'ru'))).toEqual([
      ...['1 минута', '1 минута', '1 час', '47 часов', '2 дня'],
    ])
    expect(ageText(720, 'uz')).toBe('12 daqiqa')
    expect(ageText(720, 'kk')).toBe('12 минут')
  })

  it('says so before everything else, and changes nothing of the page', () => {
    const page = '<!doctype html><html lang="ru"><head></head><body><main>$& да</main></body></html>'
    const html = oldCopyDocument(page, '12 минут', 'ru')
    expect(html).toMatch(/<body><p role="status"/)
    expect(words(html)).toContain('ей 12 минут')
    expect(html.replace(/<p role.*?<\/p>/, '')).toBe(page)
  })
})
