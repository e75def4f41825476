import { describe, expect, it } from 'vitest'
import newsArticle from '../../schemas/blocks/news-article.ts'
import { exampleParagraph } from '../../schemas/page/example-paragraph.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import NewsArticle from './news-article.tsx'

describe('news-article', () => {
  it('is the page’s first heading, with its text below it', () => {
    const html = render(<NewsArticle {...exampleOf(newsArticle)} />)
    expect(html).toMatch(/<h1[^>]*>Открыли детскую комнату/)
    expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('<h2>Что взять с собой'))
  })

  it('leads back to its category and to all news', () => {
    const html = render(<NewsArticle {...exampleOf(newsArticle, 'kk')} />, 'kk')
    expect(html).toContain('href="/kk/news/clinic"')
    expect(html).toMatch(/href="\/kk\/news"[^>]*>.*Барлық жаңалық/)
  })

  it('says before its text who has written it, a doctor with a face and a link', () => {
    const html = render(<NewsArticle {...exampleOf(newsArticle, 'uz')} />, 'uz')
    const [before = ''] = html.split('Xona klinika bilan')
    expect(before.replace(/<[^>]*>/g, '')).toContain('Muallif: Айгерим Сапарова')
    expect(html).not.toContain('class="portrait')
    const byDoctor = exampleOf(newsArticle, 'ru', (data) => {
      data.writer = { link: { kind: 'page', path: '/specialists/saparova' } }
    })
    const said = render(<NewsArticle {...byDoctor} />)
    expect(said).toContain('class="portrait')
    expect(said).toMatch(/<a href="\/specialists\/saparova"[^>]*>(<[^>]*>)?Айгерим Сапарова/)
  })

  it.each([
    ['begins with an emergency', 0, true],
    ['mentions the number at its end', 3, false],
  ])('that %s has a link that calls above it: %s', (_, place, isUrgent) => {
    const props = exampleOf(newsArticle, 'ru', (data) => {
      const texts = ['Первый.', 'Второй.', 'Третий.', 'Четвёртый.']
      texts[place] = 'Если трудно дышать, звоните 103.'
      data.content = { ru: texts.map((text, at) => exampleParagraph(String(at), text)) }
    })
    const [before = ''] = render(<NewsArticle {...props} />).split('class="prose')
    expect(before.includes('href="tel:103"')).toBe(isUrgent)
  })

  it('marks the language of a text that has no translation', () => {
    const props = exampleOf(newsArticle, 'kk', (data) => {
      data.title = { ru: 'Новый рентген' }
    })
    expect(render(<NewsArticle {...props} />, 'kk')).toContain('<span lang="ru">Новый рентген</span>')
  })

  it('needs nothing but a title and a date', () => {
    const { title, date } = exampleOf(newsArticle).data
    expect(render(<NewsArticle data={{ title, date }} />)).not.toMatch(/<img|<a |class="prose/)
  })
})
