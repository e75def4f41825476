import { expect, test } from 'vitest'
import { ownPictureKey } from './own-picture-key.ts'

test('the key of a picture of this site', () => {
  expect(ownPictureKey('/images/demo/logo')).toBe('demo/logo')
})

test.each([
  'https://elsewhere.example/images/demo/logo',
  '//elsewhere.example/images/logo',
  '/images/../secret',
  '/images/demo/..%2f..%2fsecret',
  'file:///etc/passwd',
])('nothing else has one: %s', (src) => {
  expect(ownPictureKey(src)).toBeUndefined()
})
