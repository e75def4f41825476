import { describe, expect, it } from 'vitest'
import materialArticle from '../../schemas/blocks/material-article.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import MaterialArticle from './material-article.tsx'

describe('material-article', () => {
  it('is the page’s first heading, with the day of its last change', () => {
    const html = render(<MaterialArticle {...exampleOf(materialArticle)} />)
    expect(html).toMatch(/<h1[^>]*>Как подготовиться/)
    expect(html).toMatch(/Обновлено <time dateTime="2026-09-14T05:00:00Z">14/)
  })

  it('leads back to its category and to all materials', () => {
    const html = render(<MaterialArticle {...exampleOf(materialArticle, 'uz')} />, 'uz')
    expect(html).toContain('href="/uz/materials/category/before-visit"')
    expect(html).toMatch(/href="\/uz\/materials"[^>]*>.*Barcha materiallar/)
  })

  it('needs nothing but a title and a date', () => {
    const { title, date } = exampleOf(materialArticle).data
    expect(render(<MaterialArticle data={{ title, date }} />)).not.toMatch(/<img|<a |class="prose/)
  })
})
