import { describe, expect, it } from 'vitest'
import { picture } from './picture.ts'

const alt = { ru: 'Кабинет' }

describe('picture', () => {
  it('has the address, the size and the colour of the drawing', () => {
    expect(picture('demo-dent/room-3', alt)).toEqual({
      src: '/images/demo-dent/room-3',
      width: 1067,
      height: 1600,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      alt,
    })
  })

  it('names the key of a picture that nobody draws', () => {
    expect(() => picture('demo-dent/castle-1', alt)).toThrow('demo-dent/castle-1')
  })
})
