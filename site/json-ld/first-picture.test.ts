import { expect, test } from 'vitest'
import { firstPicture } from './first-picture.ts'

const block = (props: unknown) => ({ id: 'a', type: 'hero', v: 1, props }) as never
const image = { src: '/images/a', width: 640, height: 480 }

test('finds the picture of the first block that has one', () => {
  const other = { ...image, src: '/images/b' }
  expect(firstPicture([block({ title: 1 }), block({ image }), block({ image: other })])).toEqual({
    src: '/images/a',
    width: 640,
  })
})

test.each([
  undefined,
  null,
  {},
  { image: 'x' },
  { image: { ...image, src: 'https://evil.example/a' } },
  { image: { src: '/images/a' } },
])('finds none in %j', (props) => {
  expect(firstPicture([block(props), null as never])).toBeUndefined()
})
