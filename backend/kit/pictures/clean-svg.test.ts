import { describe, expect, it } from 'vitest'
import { type CleanSvg, cleanSvg } from './clean-svg.ts'
import { PictureError } from './picture-error.ts'
import { TooComplexError } from './too-complex-error.ts'

const svg = (inside: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"${root}>${inside}</svg>`

const drawn = (source: string) => cleanSvg(source)?.drawing

/** The smallest PNG, of one red point. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

describe('a sent drawing', () => {
  it('keeps its shapes, gradients, styles and words', () => {
    const drawing = svg(
      '<defs><linearGradient id="a"><stop offset="1" stop-color="#fff"></stop></linearGradient></defs><style>.a{fill:red}</style><path class="a" d="M0 0h8v8z" fill="url(#a)"></path><use href="#a"></use><text>A &amp; B &lt; C</text>',
    )
    expect(cleanSvg(drawing)).toEqual<CleanSvg>({ drawing, missing: [], isMoving: false, bitmaps: [] })
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
    const clean = drawn(svg(inside)) ?? ''
    expect(clean).toMatch(/^<svg /)
    expect(clean.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /evil|alert|script|passwd|import|onload/i,
    )
  })

  it('keeps what is in containers that are not known, in a link and in a switch', () => {
    const inside =
      '<switch><foreignObject requiredExtensions="x"><p>no</p></foreignObject><g><path d="M0 0h8"/></g></switch>'
    expect(drawn(svg(`<layer><a xlink:href="https://clinic.kz"><rect/></a></layer>${inside}`))).toBe(
      svg('<a><rect></rect></a><switch><g><path d="M0 0h8"></path></g></switch>'),
    )
  })

  it('keeps pictures that are in it, of the kind that they are', () => {
    const image = `<image width="8" height="8" xlink:href="data:image/jpg;base64,${png.slice(0, 40)}\n  ${png.slice(40)}"/>`
    const { drawing, bitmaps, missing } = cleanSvg(svg(image)) ?? {}
    expect(drawing).toBe(
      svg(`<image width="8" height="8" xlink:href="data:image/png;base64,${png}"></image>`),
    )
    expect(bitmaps).toEqual([{ kind: 'png', bytes: Buffer.from(png, 'base64') }])
    expect(missing).toEqual([])
  })

  it.each([
    ['image', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
    ['image', '<image href="data:image/png;base64,AAAA"/>'],
    ['image', '<image href="photo.png"/>'],
    ['use', '<use href="icons.svg#a"/>'],
    ['foreignObject', '<g><foreignObject><p>a</p></foreignObject></g>'],
    ['textPath', '<text><textPath href="#a">a</textPath></text>'],
    ['flowRoot', '<flowRoot><flowRegion><rect/></flowRegion><flowPara>a</flowPara></flowRoot>'],
    ['style', '<style>@import url(https://fonts.example/a)</style>'],
    ['rect', '<rect fill="url(https://a.example/#b)"/>'],
  ])('says that what is seen of it is missing: %s of %s', (missing, inside) => {
    expect(cleanSvg(svg(`<rect/>${inside}`))?.missing).toEqual([missing])
  })

  it.each([
    '<metadata><rdf:RDF/></metadata><sodipodi:namedview/><i:pgf>AAAA</i:pgf>',
    '<script>alert(1)</script>',
    '<a href="https://clinic.kz"><rect/></a>',
    '<image href=""/>',
  ])('misses nothing that nobody sees: %s', (inside) => {
    expect(cleanSvg(svg(inside))).toMatchObject({ missing: [], isMoving: false })
  })

  it.each(['<animate attributeName="x"/>', '<style>@keyframes a{to{x:1}}</style>'])(
    'says that it was moving: %s',
    (inside) => expect(cleanSvg(svg(inside))?.isMoving).toBe(true),
  )

  it('keeps filters, of a bounded number of steps', () => {
    const filter = (steps: number) =>
      svg(`<filter id="a">${'<feOffset dx="1"></feOffset>'.repeat(steps)}</filter>`)
    expect(drawn(filter(24))).toBe(filter(24))
    expect(() => cleanSvg(filter(25))).toThrow(TooComplexError)
  })

  describe('with entities, as older Illustrator files have', () => {
    const typed = (entities: string, inside: string) =>
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [\n${entities}\n]>\n${inside}`

    it('has the texts of its own ones', () => {
      const source = typed(
        `<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n<!ENTITY st0 'fill:#c00;font-family:"Arial"'><!ENTITY other SYSTEM "file:///etc/passwd">`,
        '<svg xmlns="&ns_svg;"><path style="&st0;"/><text>a &amp; b</text></svg>',
      )
      expect(drawn(source)).toBe(
        '<svg xmlns="http://www.w3.org/2000/svg"><path style="fill:#c00;font-family:&quot;Arial&quot;"></path><text>a &amp; b</text></svg>',
      )
    })

    it.each([
      ['of others', '<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">', '&b;'],
      ['of tags', '<!ENTITY b "<rect/>">', '&b;'],
      ['of a file', '<!ENTITY b SYSTEM "file:///etc/passwd">', '&b;'],
      ['that nobody declares', '', '&nbsp;'],
    ])('is refused with one %s', (_, entities, used) => {
      const refused = expect.objectContaining({ fault: 'entities' })
      expect(() => cleanSvg(typed(entities, svg(`<text>${used}</text>`)))).toThrow(PictureError)
      expect(() => cleanSvg(typed(entities, svg(`<text>${used}</text>`)))).toThrow(refused)
    })

    it('is refused if they make it too long', () => {
      const bomb = typed(`<!ENTITY a "${'a'.repeat(90_000)}">`, svg(`<text>${'&a;'.repeat(200)}</text>`))
      expect(() => cleanSvg(bomb)).toThrow(TooComplexError)
    })
  })

  it('keeps nothing of a style that is made of parts', () => {
    const parts = svg(
      '<style>.a{fill:u<x/>rl(https://evil.example/y)}.b{fill:u&#114;l(https://evil.example/y)}</style>',
    )
    expect(drawn(parts)).toContain('<style>.a{fill:none}.b{fill:none}</style>')
  })

  it('ends what is never closed', () => {
    expect(drawn('<svg><g><text>a</svg>')).toBe('<svg><g><text>a</text></g></svg>')
    expect(drawn('<svg><g></a>')).toBe('<svg><g></g></svg>')
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
