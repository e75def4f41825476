import { expect, it } from 'vitest'
import { readImage } from './picture.ts'

const pictures = { projectId: 'abc', dataset: 'production' }
const id = 'image-abc-10x20-png'
const read = (asset: unknown) => readImage({ asset }, pictures)

it.each([{ _ref: id }, { _id: id }, { _ref: id, url: 'javascript:1' }, { _ref: id, path: 5, _id: ['x'] }])(
  'reads the id of an uploaded picture and nothing else of it: %o',
  (asset) => {
    expect(read(asset)).toEqual({
      src: 'https://cdn.sanity.io/images/abc/production/abc-10x20.png?auto=format',
      width: 10,
      height: 20,
    })
  },
)

it.each([undefined, null, 5, id, [id], {}, { _ref: [id] }, { _ref: { toString: id } }, { _ref: `${id}?x` }])(
  'is empty for an asset without an id: %o',
  (asset) => {
    expect(read(asset)).toEqual({})
  },
)
