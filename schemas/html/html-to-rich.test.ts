import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSpan, isTextBlock } from '../rich/portable-text.ts'
import { portableTextSchema } from '../rich/portable-text-schema.ts'
import { growsWithSize } from '../testing/quickest.ts'
import { createAjv } from '../validators/ajv.ts'
import { htmlToRich } from './html-to-rich.ts'

const fits = createAjv().compile(portableTextSchema)

/** The paragraphs, headings, quotes and list items of a text. */
const textsOf = (html: string) => htmlToRich(html).filter(isTextBlock)

/** One line a block: style or list, then the text with its marks in brackets. */
const outline = (html: string) =>
  textsOf(html).map(({ style, listItem, level, children, markDefs }) => {
    const texts = children.filter(isSpan).map(({ text, marks = [] }) => {
      const names = marks.map((mark) => markDefs?.find(({ _key }) => _key === mark)?.href ?? mark)
      return names.length > 0 ? `[${text}](${names.join()})` : text
    })
    return `${listItem ? `${listItem}${level}` : style}: ${texts.join('')}`
  })

const hrefs = (html: string) => textsOf(html).flatMap(({ markDefs = [] }) => markDefs.map(({ href }) => href))

describe('htmlToRich', () => {
  it('keeps paragraphs, headings and quotes', () => {
    expect(
      outline('<h1>О нас</h1><p>Один</p><p>Два</p><h5>Мелко</h5><blockquote><p>Слова</p></blockquote>После'),
    ).toEqual(['h2: О нас', 'normal: Один', 'normal: Два', 'h4: Мелко', 'blockquote: Слова', 'normal: После'])
  })

  it('keeps lists with their levels, and paragraphs of an item together', () => {
    expect(outline('<ul><li>a<ol><li>b</li><li><p>c</p><p>d</p></li></ol></li><li>e</ul>')).toEqual([
      'bullet1: a',
      'number2: b',
      'number2: c\nd',
      'bullet1: e',
    ])
  })

  it('keeps marks and line breaks, and forgives wrong nesting', () => {
    expect(outline('<p>a <b>b <i>c</b> d</i><br>e <u>f</u><code>g</code></p>')).toEqual([
      'normal: a [b ](strong)[c](strong,em)[ d](em)\ne [f](underline)[g](code)',
    ])
  })

  it('begins a new paragraph at two line breaks', () => {
    expect(outline('a<br><br/>b')).toEqual(['normal: a', 'normal: b'])
  })

  it('makes paragraphs of rows and cells that no table holds', () => {
    expect(outline('<tr><td><p>Пн</p></td><td><p>9–18</p></td></tr><tr><td></td><td>Вс</td></tr>')).toEqual([
      'normal: Пн',
      'normal: 9–18',
      'normal: Вс',
    ])
  })

  it('strikes through what is struck out', () => {
    expect(outline('<s>a</s> <del>b</del> <strike>c</strike>')).toEqual([
      'normal: [a](strike-through) [b](strike-through) [c](strike-through)',
    ])
  })

  it('decodes entities, collapses white space and drops empty paragraphs', () => {
    expect(outline('<p>&nbsp;</p><p>  a &amp;\n\t b&nbsp;&mdash; &#1089; </p><p><br></p>')).toEqual([
      'normal: a & b\u00a0— с',
    ])
  })

  it('keeps the line breaks of preformatted text', () => {
    expect(outline('<pre>\n1\n  2\n</pre>')).toEqual(['normal: 1\n  2'])
  })

  it('keeps safe links', () => {
    expect(
      outline(
        '<a href="https://a.kz/б в?x=1&amp;y=2">a</a> <a href=/about>b</a> <a href=TEL:+77001234567>c</a>',
      ),
    ).toEqual(['normal: [a](https://a.kz/б%20в?x=1&y=2) [b](/about) [c](tel:+77001234567)'])
  })

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'java&#10;script:alert(1)',
    '&#106;avascript:alert(1)',
    'javascript&colon;alert(1)',
    '&#1;javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a.kz/1',
    'file:///etc/passwd',
    '//other.kz',
    '/\\other.kz',
    '\\\\other.kz',
    'https:other.kz',
    'https://',
    'https://bank.kz@other.kz',
    'about',
    '#top',
    '',
    'view-source:https://a.kz',
    '/a&#x1F;b',
  ])('keeps the text of the unsafe link %j without the link', (href) => {
    expect(outline(`<a href="${href}">text</a>`)).toEqual(['normal: text'])
  })

  it('keeps the text of a link that is too long', () => {
    expect(outline(`<a href="https://a.kz/${'x'.repeat(2000)}">text</a>`)).toEqual(['normal: text'])
  })

  it.each([
    '<script>evil()</script>',
    '<ScRiPt src=x>evil()</sCrIpT >',
    '<style>evil</style>',
    '<iframe srcdoc="evil">evil</iframe>',
    '<svg onload=evil><text>evil</text><a href=/evil>evil</a></svg>',
    '<object data=x>evil</object>',
    '<math><mi>evil</mi></math>',
    '<meta http-equiv=refresh content="0;url=javascript:evil">',
    '<img src=x onerror=evil>',
    '<svg/>',
    '<template><p>evil</p></template>',
    '<noscript><p title="</noscript><img src=x onerror=evil>"></noscript>',
    '<!-- evil --><!doctype evil><?evil?>',
    '<base href="javascript:evil">',
    '<title>evil</title>',
    '<link rel=stylesheet href=evil>',
    '<input value=evil autofocus onfocus=evil>',
    '<svg><svg>evil</svg>evil</svg>',
  ])('leaves nothing of %j', (html) => {
    const text = outline(`<p>a${html}b</p>`).join()
    expect(text).not.toContain('evil')
    expect(text).toMatch(/^normal: a.*b$/)
  })

  it('keeps markup that was written as text a text', () => {
    expect(outline('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')).toEqual([
      'normal: <script>alert(1)</script>',
    ])
  })

  it('removes control characters and marks that turn the direction of a text', () => {
    expect(outline('a\u0000\u0008b\u202ec&#8238;d\ud800e')).toEqual(['normal: abcd\ufffde'])
  })

  it('takes time for nested tags that grows with their number, up to a megabyte', () => {
    const nested = (tag: string, size: number) => `${tag.repeat(size / tag.length)}text`
    let made = htmlToRich('')
    for (const tag of [
      '<b>',
      '<div>',
      '<ul><li>',
      '<blockquote>',
      '<svg>',
      '<a href=/x>',
      '<table><tr><td>',
      '<td>x<td><b>y</b>',
      '<p>x',
    ]) {
      const read = (size: number) => {
        made = htmlToRich(nested(tag, size))
      }
      expect(growsWithSize(read, 100_000, 1_000_000), tag).toBe(true)
      expect(fits(made), tag).toBe(true)
    }
  })

  it('stays within the bounds of the schema', () => {
    const long = `${'😀'.repeat(15_000)}`
    const inputs = [
      '<p>a</p>'.repeat(3000),
      '<b>a</b>b'.repeat(3000),
      `x${long}`,
      `${'<ul>'.repeat(9)}<li>a`,
      Array.from({ length: 700 }, (_, index) => `<a href=/${index}>a</a> `).join(''),
    ]
    for (const html of inputs) expect(fits(htmlToRich(html)), JSON.stringify(fits.errors)).toBe(true)
    const spans = textsOf(`x${long}`).flatMap(({ children }) => children.filter(isSpan))
    expect(spans.map(({ text }) => text).join('')).toBe(`x${long}`)
    expect(spans.every(({ text }) => text.isWellFormed())).toBe(true)
  })

  it('gives unique keys, the same ones each time', () => {
    const html = '<p>a <b>b</b> <a href=/c>c</a></p><p><a href=/c>d</a></p>'
    const keys = textsOf(html).flatMap(({ _key, children, markDefs = [] }) => [
      _key,
      ...children.map((child) => child._key),
      ...markDefs.map((mark) => mark._key),
    ])
    expect(new Set(keys).size).toBe(keys.length)
    expect(htmlToRich(html)).toEqual(htmlToRich(html))
  })

  const hostile = fc.constantFrom(
    '<script>',
    '</script>',
    '<svg onload=x>',
    '</svg>',
    '<p>',
    '</p>',
    '<ul>',
    '<li>',
    '</ul>',
    '<h2>',
    '</h2>',
    '<blockquote>',
    '</blockquote>',
    '<b>',
    '</b>',
    '<a href="javascript:x">',
    '<a href=https://a.kz>',
    "<a href='&#x6A;avascript:x'>",
    '</a>',
    '<td>',
    '<tr>',
    '<pre>',
    '</pre>',
    '<br>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '&lt;',
    '&#0;',
    '&#x1F;',
    '&',
    '<',
    '>',
    '"',
    "'",
    '/',
    ' ',
    '\n',
    'текст',
    '\u0000',
    '\u202e',
    '\ud83d',
    '<iframe srcdoc=x>',
    '<meta http-equiv=refresh>',
    '<a href="data:text/html,x">',
    '<textarea>',
    '<plaintext>',
  )

  it('makes valid Portable Text with safe links of any markup', () => {
    const markup = fc.array(fc.oneof(hostile, fc.string(), fc.string({ unit: 'binary' })), { maxLength: 60 })
    fc.assert(
      fc.property(markup, (parts) => {
        const html = parts.join('')
        expect(fits(htmlToRich(html)), JSON.stringify(fits.errors)).toBe(true)
        for (const href of hrefs(html)) expect(href).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/)
      }),
      { numRuns: 3000 },
    )
  })
})
