import { describe, expect, it } from 'vitest'
import newsArticle from '../../schemas/blocks/news-article.ts'
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

  it('ends with its author', () => {
    const html = render(<NewsArticle {...exampleOf(newsArticle, 'uz')} />, 'uz')
    expect(html.replace(/<[^>]*>/g, '')).toMatch(/Muallif: Айгерим Сапарова$/)
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
