import { expect, it } from 'vitest'
import { placeholderStyle } from './placeholder-style.ts'

it('reserves the size of a picture and shows its smallest version', () => {
  expect(placeholderStyle({ src: '/images/a/room-1', width: 1600, height: 1000, color: '#cfdedb' })).toEqual({
    aspectRatio: 'auto 1600 / 1000',
    background: '#cfdedb url("/images/a/room-1/160") center / cover',
  })
})

it('takes the address of a picture as an address, whatever is in it', () => {
  const { background } = placeholderStyle({ src: 'https://a.example/x").png', width: 2, height: 1 })
  expect(background).toBe('url("https://a.example/x\\").png") center / cover')
})
