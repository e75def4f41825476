import { expect, it } from 'vitest'
import { PageProvider, usePage } from '../core/page-context.tsx'
import { render } from '../test/render.tsx'
import { Widget } from './widget.tsx'

function InSidebar() {
  return (
    <PageProvider value={{ ...usePage(), inSidebar: true }}>
      <Widget title="Демо-Дент" foldedTitle="Контакты">
        CONTENT
      </Widget>
    </PageProvider>
  )
}

it('is a card under its heading in the main column', () => {
  const html = render(<Widget title="Контакты">CONTENT</Widget>)
  expect(html).toMatch(/<h2[^>]*>Контакты<\/h2>CONTENT/)
  expect(html).not.toContain('<details')
})

it('can be folded in a sidebar, to a row that says what is inside', () => {
  const html = render(<InSidebar />)
  expect(html).toMatch(/<details(?![^>]*\bopen\b)[^>]*><summary><h2>Контакты<\/h2>/)
  expect(html).toMatch(/<h2 id="([^"]+)"[^>]*>Демо-Дент<\/h2>CONTENT/)
})
