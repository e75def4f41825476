import { expect, it } from 'vitest'
import { quickest } from '../../../schemas/testing/quickest.ts'
import { fileKind } from './file-kind.ts'

const kindOf = (text: string) => fileKind(new TextEncoder().encode(text))

it.each([
  '<svg>',
  '\uFEFF  <svg xmlns="http://www.w3.org/2000/svg"/>',
  '<?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n<SVG >',
  '<!DOCTYPE svg [<!ENTITY a "b">]> <!--><--><svg>',
])('finds that %j is a drawing', (text) => {
  expect(kindOf(text)).toBe('svg')
})

it.each(['', 'svg', '<svgs>', '<html><svg>', '<!-- <svg>', '<!DOCTYPE svg [<svg>'])(
  'finds that %j is none',
  (text) => {
    expect(kindOf(text)).toBeUndefined()
  },
)

it.each(['<!DOCTYPE aaa>', '<!DOCTYPE', '<!-- ', '<!---->', '<?xml', ' '])(
  'looks at a start of many %j in time that grows with its length',
  (part) => {
    const made = (size: number) => part.repeat(size / part.length)
    const bound =
      50 *
      Math.max(
        1,
        quickest(() => kindOf(made(200)), 0),
      )
    expect(quickest(() => kindOf(made(8000)), bound)).toBeLessThan(bound)
  },
)
