import { describe, expect, it } from 'vitest'
import shortcuts from '../../schemas/blocks/shortcuts.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import Shortcuts from './shortcuts.tsx'

describe('shortcuts', () => {
  it('is a named region of links, each with a word and a drawing that screen readers pass over', () => {
    const html = render(<Shortcuts {...exampleOf(shortcuts)} />)
    expect(html).toMatch(/^<section aria-labelledby="b-title".*<div class="sr-only"><h2 id="b-title"/)
    expect(html.match(/<a /g)).toHaveLength(6)
    expect(html.match(/<svg aria-hidden="true"/g)).toHaveLength(6)
    expect(html).toMatch(/href="\/specialists"[^>]*>.*Врачи/)
  })
})
