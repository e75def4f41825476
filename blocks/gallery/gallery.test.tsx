import { describe, expect, it } from 'vitest'
import gallery from '../../schemas/blocks/gallery.ts'
import { resolveValue } from '../../schemas/core/resolve.ts'
import { render } from '../../ui/test/render.tsx'
import Gallery from './gallery.tsx'

const context = { locale: 'ru' as const, pageHref: (path: string) => path }
const { photos = [] } = gallery.example.data ?? {}
const data = gallery.data ? resolveValue(gallery.data, { photos }, context) : { photos: [] }

describe('gallery', () => {
  it('links each photo to its large version, for a browser without JavaScript', () => {
    const html = render(<Gallery data={data} />)
    expect(html.match(/<a href="\/images\/[^"]+\/1920"/g)).toHaveLength(data.photos.length)
    expect(html).toContain('alt="Инструменты на подносе"')
  })

  it('shows as many as it is told to', () => {
    expect(render(<Gallery data={data} limit={2} />).match(/<img/g)).toHaveLength(2)
    expect(render(<Gallery data={data} limit={200} />).match(/<img/g)).toHaveLength(data.photos.length)
  })

  it('gives the island its words in the reader’s language, and no photo that the list has', () => {
    const html = render(<Gallery data={data} limit={2} />)
    expect(html).toContain('Снимок {index} из {total}')
    expect(html).not.toContain('&quot;src&quot;')
    expect(html).toContain('Следующий снимок')
  })

  it('is nothing without photos', () => {
    expect(render(<Gallery data={{ photos: [] }} />)).toBe('')
  })
})
