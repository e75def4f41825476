import { expect, it } from 'vitest'
import { pinPlaces } from './pin-places.ts'

const window = { size: 28, width: 400 }

it('stands at the upper end of the right edge of its block, and in the window', () => {
  expect(pinPlaces([{ top: 100, right: 300, bottom: 500 }], window)).toEqual([{ left: 286, top: 106 }])
  expect(pinPlaces([{ top: -100, right: 900, bottom: 500 }], window)).toEqual([{ left: 366, top: 6 }])
})

it('stands nowhere while its block is gone, or nearly out of the window', () => {
  expect(pinPlaces([undefined, { top: -100, right: 300, bottom: 20 }], window)).toEqual([
    undefined,
    undefined,
  ])
})

it('stands beside the pins of blocks that begin in the same corner', () => {
  const box = { top: 100, right: 300, bottom: 500 }
  const lefts = pinPlaces([box, { ...box, top: 110 }, box], window).map((place) => place?.left)
  expect(lefts).toEqual([286, 252, 218])
})
