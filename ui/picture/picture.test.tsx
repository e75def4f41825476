import { describe, expect, it } from 'vitest'
import { render } from '../test/render.tsx'
import { Picture, type PictureImage } from './picture.tsx'

const image: PictureImage = {
  src: '/images/a',
  width: 640,
  height: 480,
  color: '#dfe9e8',
  alt: { text: 'Кабинет «Заря»', lang: 'ru' },
}

describe('Picture', () => {
  it('keeps its place by size and colour before it comes', () => {
    const html = render(<Picture image={image} sizes="100vw" />)
    expect(html).toContain('width="640" height="480"')
    expect(html).toContain('background-color:#dfe9e8')
    expect(html).toContain('alt="Кабинет «Заря»"')
    expect(html).toContain('sizes="100vw"')
  })

  it('keeps in sight what matters where it is cut off', () => {
    const html = render(<Picture image={{ ...image, focus: { x: 0.25, y: 0.333 } }} sizes="100vw" />)
    expect(html).toContain('object-position:25% 33.3%')
    expect(render(<Picture image={image} sizes="100vw" />)).not.toContain('object-position')
  })

  it('waits for its turn unless it is the first thing to see', () => {
    const later = render(<Picture image={image} sizes="100vw" />)
    expect(later).toContain('loading="lazy"')
    const first = render(<Picture image={image} sizes="100vw" priority />)
    expect(first).toContain('fetchPriority="high"')
    expect(first).not.toContain('loading=')
  })

  it('names the language of an alternative text that fell back', () => {
    expect(render(<Picture image={image} sizes="100vw" />, 'uz')).toContain('lang="ru"')
    expect(render(<Picture image={image} sizes="100vw" />, 'ru')).not.toContain('lang=')
  })
})
