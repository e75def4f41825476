import { describe, expect, it } from 'vitest'
import imageBlock from '../../schemas/blocks/image.ts'
import { resolveValue } from '../../schemas/core/resolve.ts'
import { render } from '../../ui/test/render.tsx'
import Image from './image.tsx'

const props = resolveValue(imageBlock.props, imageBlock.example.props, {
  locale: 'kk',
  pageHref: (path) => path,
})

describe('image', () => {
  it('is a figure with its caption', () => {
    expect(render(<Image {...props} />, 'kk')).toMatch(/<figure><img[^>]*><figcaption[^>]*>Тіркеу бөлімі/)
  })

  it('has no empty caption', () => {
    expect(render(<Image image={props.image} />, 'kk')).not.toContain('figcaption')
  })

  it('keeps a portrait no wider than text', () => {
    const sizes = (image: typeof props.image) =>
      /sizes="([^"]*)"/.exec(render(<Image image={image} />, 'kk'))?.[1]
    expect(sizes({ ...props.image, width: 800, height: 1000 })).not.toBe(sizes(props.image))
  })
})
