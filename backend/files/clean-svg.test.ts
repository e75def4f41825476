import { describe, expect, it } from 'vitest'
import { cleanSvg } from './clean-svg.ts'
import { TooComplexError } from './too-complex-error.ts'

const svg = (inside: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"${root}>${inside}</svg>`

describe('a sent drawing', () => {
  it('keeps its shapes, gradients, styles and words', () => {
    const drawing = svg(
      '<defs><linearGradient id="a"><stop offset="1" stop-color="#fff"></stop></linearGradient></defs><style>.a{fill:red}</style><path class="a" d="M0 0h8v8z" fill="url(#a)"></path><use href="#a"></use><text>A &amp; B &lt; C</text>',
    )
    expect(cleanSvg(drawing)).toBe(drawing)
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in another case', '<g><SCRIPT>alert(1)</SCRIPT></g>'],
    [
      'a page',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.example"/></body></foreignObject>',
    ],
    ['a picture of another site', '<image href="https://evil.example/x.png"/>'],
    ['a file of the server', '<image xlink:href="file:///etc/passwd"/>'],
    ['what runs by itself', '<g onload="alert(1)"><animate onbegin="alert(1)" attributeName="x"/></g>'],
    ['a link', '<a href="javascript:alert(1)"><rect/></a>'],
    ['a shape of another file', '<use href="https://evil.example/x.svg#a"/>'],
    [
      'a style sheet of another site',
      '<style>@import url(https://evil.example/x.css); .a{fill:url(https://evil.example/y)}</style>',
    ],
    [
      'a fill of another site',
      '<rect fill="url(https://evil.example/y#a)" style="fill:url( \'//evil.example\' )"/>',
    ],
    ['a written-out character', '<use href="&#106;avascript:alert(1)"/>'],
  ])('loses %s', (_, inside) => {
    const clean = cleanSvg(svg(inside)) ?? ''
    expect(clean).toMatch(/^<svg /)
    expect(clean.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /evil|alert|script|passwd|import|onload/i,
    )
  })

  it('expands no entities', () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&b;&x;</text>')}`
    expect(cleanSvg(bomb)).toContain('<text>&amp;b;&amp;x;</text>')
  })

  it('keeps nothing of a style that is made of parts', () => {
    const parts = svg(
      '<style>.a{fill:u<x/>rl(https://evil.example/y)}.b{fill:u&#114;l(https://evil.example/y)}</style>',
    )
    expect(cleanSvg(parts)).toContain('<style>.a{fill:none}.b{fill:none}</style>')
  })

  it('ends what is never closed', () => {
    expect(cleanSvg('<svg><g><text>a</svg>')).toBe('<svg><g><text>a</text></g></svg>')
    expect(cleanSvg('<svg><g></a>')).toBe('<svg><g></g></svg>')
  })

  it.each([
    ['depth', svg('<g>'.repeat(280_000))],
    ['elements', svg('<g/>'.repeat(20_001))],
    ['attributes', svg(`<g ${Array.from({ length: 200_001 }, (_, index) => `a${index}`).join(' ')}/>`)],
    ['length', svg(`<text>${'a'.repeat(10_000_000)}</text>`)],
    ['length when it is written again', svg(`<text>${'"'.repeat(2_000_000)}</text>`)],
  ])('has a limit of its %s, which holds while it is read', (_, drawing) => {
    expect(() => cleanSvg(drawing)).toThrow(TooComplexError)
  })

  it('is refused without a drawing', () => {
    expect(cleanSvg('<html><body>no</body></html>')).toBeUndefined()
  })
})
