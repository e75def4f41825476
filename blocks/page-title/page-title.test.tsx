import { describe, expect, it } from 'vitest'
import { render } from '../../ui/test/render.tsx'
import PageTitle from './page-title.tsx'

describe('page-title', () => {
  it('is the page’s first heading, and says where it fell back to Russian', () => {
    const title = { text: 'О клинике', lang: 'ru' as const }
    expect(render(<PageTitle title={title} />)).toMatch(/<h1[^>]*>О клинике<\/h1>/)
    expect(render(<PageTitle title={title} />, 'kk')).toContain('<span lang="ru">О клинике</span>')
  })

  it('shows a lead only if there is one', () => {
    const title = { text: 'О клинике', lang: 'ru' as const }
    expect(render(<PageTitle title={title} />)).not.toContain('<p')
    expect(render(<PageTitle title={title} lead={{ text: 'Четыре кресла.', lang: 'ru' }} />)).toContain(
      'Четыре кресла.',
    )
  })
})
