import { expect, test } from 'vitest'
import { defaultLowVision, lowVisionAttributes, writeLowVision } from '../ui/visitor/low-vision.ts'
import { htmlAttributes } from './html-attributes.ts'

const cookies = (values: Record<string, string | undefined>) => ({
  get: (name: string) => {
    const value = values[name]
    return value === undefined ? undefined : { value }
  },
})

test('the look that a person has chosen is on <html>', () => {
  expect(htmlAttributes(cookies({ theme: 'dark' }))).toEqual({ 'data-theme': 'dark' })
})
test('the low-vision version is on <html> (B-31)', () => {
  expect(htmlAttributes(cookies({ blind: writeLowVision(defaultLowVision) }))).toEqual(
    lowVisionAttributes(defaultLowVision),
  )
})
test.each([{}, { theme: 'pink', blind: '1' }, { theme: '"><script>', blind: '' }])(
  'the cookies %j change nothing',
  (values) => {
    expect(htmlAttributes(cookies(values))).toEqual({})
  },
)
