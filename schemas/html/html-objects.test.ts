import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from '../core/plain-text.ts'
import { isHref } from '../formats/href.ts'
import { isPictureSrc } from '../formats/picture-src.ts'
import type { PortableText } from '../rich/portable-text.ts'
import { portableTextSchema } from '../rich/portable-text-schema.ts'
import { createAjv } from '../validators/ajv.ts'
import { htmlToRich } from './html-to-rich.ts'
import { richToHtml } from './rich-to-html.ts'

const fits = createAjv().compile(portableTextSchema)

/** A text without the keys of its parts; marks of links become their addresses. */
function withoutKeys(value: unknown, links: readonly Record<string, unknown>[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutKeys(one, links))
  if (typeof value !== 'object' || value === null) return value
  const { _key, markDefs, marks, ...rest } = value as Record<string, unknown>
  const found = (markDefs ?? links) as typeof links
  const named = (marks as string[] | undefined)?.map(
    (mark) => found.find((definition) => definition._key === mark)?.href ?? mark,
  )
  const inner = Object.entries(rest).map(([name, part]) => [name, withoutKeys(part, found)])
  return { ...Object.fromEntries(inner), ...(named && { marks: named }) }
}
const read = (html: string) => withoutKeys(htmlToRich(html)) as Record<string, unknown>[]

/** The texts of the cells of each table. */
const cells = (html: string) =>
  htmlToRich(html)
    .filter(({ _type }) => _type === 'table')
    .map((table) =>
      (table as unknown as { rows: { cells: { children: { text: string }[] }[] }[] }).rows.map((row) =>
        row.cells.map(({ children }) => children.map(({ text }) => text).join('')),
      ),
    )
const kinds = (html: string) => htmlToRich(html).map(({ _type }) => _type)
const img = (attributes: string) => `<p><img ${attributes}></p>`

describe('pictures of HTML', () => {
  it('stand between paragraphs where they stand alone, with their caption', () => {
    const figure = `<figure><a href="/big"><img src="https://a.kz/1.jpg?x=1&amp;y=2" width=640 height="480px" alt=" Наш  кабинет "></a><figcaption><p>Первый <b>этаж</b></p></figcaption></figure>`
    expect(read(`<p>a</p>${figure}<p>b</p>`)[1]).toEqual({
      _type: 'picture',
      src: 'https://a.kz/1.jpg?x=1&y=2',
      width: 640,
      height: 480,
      alt: 'Наш кабинет',
      caption: 'Первый этаж',
    })
    expect(kinds(`<p>a</p>${figure}<p>b</p>`)).toEqual(['block', 'picture', 'block'])
    expect(kinds('<p><img src=/images/a><br><img src=/images/b></p>')).toEqual(['picture', 'picture'])
  })

  it('stand in the line where there is text, in a list, and in a cell', () => {
    const line = read('<p>a <img src="/images/a" alt="б"> c</p>')
    expect(line[0]?.children).toMatchObject([
      { text: 'a ' },
      { _type: 'picture', src: '/images/a' },
      { text: ' c' },
    ])
    expect(kinds('<ul><li><img src=/images/a></ul>')).toEqual(['block'])
    expect(JSON.stringify(read('<table><td><img src=/images/a><td>b</table>'))).toContain('"src":"/images/a"')
  })

  it.each([
    'src="javascript:alert(1)"',
    'src="http://a.kz/1.png"',
    'src="//a.kz/1.png"',
    'src="data:image/svg+xml,<svg onload=alert(1)>"',
    'src="blob:https://a.kz/1"',
    'src="file:///C:/1.png"',
    'src="https://a@b.kz/1.png"',
    'src="1.png"',
    'src=""',
    '',
    'src="https://a.kz/1.png" width=1 height=1',
    'src="https://a.kz/1.png" width="0"',
    'src="https://a.kz/1.png" style="width:1px;height:1px"',
    'src="https://a.kz/1.png" style="border:0;display:none"',
  ])('are left out where they cannot or shall not be shown: %s', (attributes) => {
    expect(htmlToRich(img(attributes))).toEqual([])
    expect(kinds(`<figure><img ${attributes}><figcaption>a</figcaption></figure>`)).toEqual(['block'])
  })

  it('keep no size that is only half known', () => {
    expect(read(img('src=/images/a width="100%" height=40'))).toEqual([
      { _type: 'picture', src: '/images/a' },
    ])
    expect(read(img('src=/images/a style="width: 40.5px; height:20px"'))[0]).toMatchObject({
      width: 40,
      height: 20,
    })
  })
})

describe('tables of HTML', () => {
  it('keep rows, headings, caption and marks', () => {
    const html =
      '<table><caption>Цены</caption><thead><tr><th>Услуга<th>Цена</thead><tbody><tr><th>Осмотр<td>0 <s>100</s></table>'
    expect(read(html)).toMatchObject([{ _type: 'table', caption: 'Цены', headerRow: true }])
    expect(cells(html)).toEqual([
      [
        ['Услуга', 'Цена'],
        ['Осмотр', '0 100'],
      ],
    ])
    expect(JSON.stringify(read(html))).toContain('"text":"Осмотр","marks":["strong"]')
    expect(JSON.stringify(read(html))).toContain('"text":"100","marks":["strike-through"]')
    expect(read('<table><tr><th>a<th>b<tr><td>c<td>d</table>')[0]).toMatchObject({ headerRow: true })
    expect(read('<table><tr><th>a<td>b<tr><th>c<td>d</table>')[0]).not.toHaveProperty('headerRow')
  })

  it('keep the columns straight where a cell spans several columns or rows', () => {
    expect(cells('<table><tr><td colspan=2>a<td>b<tr><td>c<td>d<td>e</table>')).toEqual([
      [
        ['a', '', 'b'],
        ['c', 'd', 'e'],
      ],
    ])
    expect(cells('<table><tr><td rowspan=2>a<td>b<tr><td>c<tr><td>d<td>e</table>')).toEqual([
      [
        ['a', 'b'],
        ['', 'c'],
        ['d', 'e'],
      ],
    ])
  })

  it('keep paragraphs, lists and line breaks of a cell as lines', () => {
    expect(cells('<table><td><p>a</p><p>b</p><td><ul><li>c<li>d</ul><h2>e</h2>f<br>g</table>')).toEqual([
      [['a\nb', 'c\nd\ne\nf\ng']],
    ])
  })

  it.each([
    ['one cell', '<table><tr><td><h2>a</h2><ul><li>b</ul></table>', ['h2', 'normal']],
    ['one cell with something in it', '<table><tr><td>a<tr><td> </table>', ['normal']],
    [
      'other tables',
      '<table><tr><td>a<td><table><tr><td>1<td>2</table>b</table>',
      ['normal', 'table', 'normal'],
    ],
    ['a role that says so', '<table role=presentation><tr><td>a<td>b</table>', ['normal', 'normal']],
  ])('are only their content if they have %s', (_, html, expected) => {
    expect(read(html).map(({ _type, style }) => style ?? _type)).toEqual(expected)
  })

  it('with a table of one cell in a cell stay tables', () => {
    expect(cells('<table><td>a<td><table><tr><td>b</table>c</table>d')).toEqual([[['a', 'b\nc']]])
    expect(kinds('<table><td>a<td><table><tr><td>b</table>c</table>d')).toEqual(['table', 'block'])
  })

  it.each([
    ['not closed', '<p>x<table><tr><td>a<td>b', [[['a', 'b']]]],
    ['closed in the wrong order', '<table><tr><td>a</tr></td><td>b</table></tr>', [[['a'], ['b']]]],
    ['without rows', '<table><td>a<td>b</table>', [[['a', 'b']]]],
    ['with text beside its cells', '<table>x<tr><td>a<td>b</table>', [[['x'], ['a', 'b']]]],
    ['empty', '<table><tr><td> <td><br></table>', []],
    ['with an impossible span', '<table><td colspan=-5>a<td rowspan=x>b<td colspan=1e9>c</table>', undefined],
  ])('may be %s', (_, html, expected) => {
    const content = htmlToRich(html)
    expect(fits(content), JSON.stringify(fits.errors)).toBe(true)
    if (expected) expect(cells(html)).toEqual(expected)
  })

  it.each([
    ['rows', (text: string) => `<tr><td>${text}<td>b`, 10],
    ['columns', (text: string) => `<td>${text}`, 1],
  ])('of 10,000 cells lose nothing: %s', (_, cell, size) => {
    const html = `<table>${Array.from({ length: 10_000 / size }, (_, index) => cell(`n${index};`)).join('')}</table>`
    const content = htmlToRich(html)
    expect(fits(content), JSON.stringify(fits.errors)).toBe(true)
    expect(new Set(plainText(content).match(/n\d+;/g)).size).toBe(10_000 / size)
  })
})

describe('files of HTML', () => {
  it('are links to a file that stand alone in their paragraph', () => {
    expect(read('<p><a href="/files/Price.PDF?v=2"><b>Цены</b>\n на год</a> </p>')).toEqual([
      { _type: 'file', href: '/files/Price.PDF?v=2', name: 'Цены на год' },
    ])
    expect(kinds('<p>См. <a href=/a.pdf>цены</a></p>')).toEqual(['block'])
    expect(kinds('<p><a href=/a.pdf>цены</a> <a href=/b.pdf>цены</a></p>')).toEqual(['block'])
    expect(kinds('<ul><li><a href=/a.pdf>цены</a></ul><h2><a href=/a.pdf>цены</a></h2>')).toEqual([
      'block',
      'block',
    ])
    expect(kinds('<p><a href=/about>цены</a></p><p><a href="javascript:x.pdf">цены</a></p>')).toEqual([
      'block',
      'block',
    ])
  })
})

const word = fc.stringMatching(/^[a-zа-яқү<&"'>]{1,8}$/)
const decorators = fc.uniqueArray(fc.constantFrom('strong', 'em', 'underline', 'strike-through', 'code'), {
  maxLength: 2,
})
const order = ['strong', 'em', 'underline', 'strike-through', 'code']
const span = fc.record({ _type: fc.constant('span'), text: word, marks: decorators }).map((one) => ({
  ...one,
  marks: order.filter((mark) => (one.marks as string[]).includes(mark)),
}))
const more = fc.dictionary(fc.stringMatching(/^x[a-z]{1,4}$/), fc.jsonValue(), {
  maxKeys: 2,
  noNullPrototype: true,
})
const picture = fc
  .tuple(
    fc.record(
      { width: fc.integer({ min: 2, max: 20_000 }), alt: word, color: fc.constant('#a0b1c2') },
      { requiredKeys: [] },
    ),
    fc.constantFrom('/images/a', 'https://a.kz/1.png?x=1&y="'),
    more,
  )
  .map(([{ width, ...rest }, src, fields]) => ({
    ...fields,
    _type: 'picture',
    src,
    ...(width && { width, height: width }),
    ...rest,
  }))
const unknown = fc
  .tuple(
    fc.stringMatching(/^x[a-z]{1,8}$/),
    fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true }),
  )
  .map(([_type, fields]) => ({ ...fields, _key: 'own', _type }))
const line = fc
  .tuple(
    fc.array(fc.oneof(picture, unknown), { maxLength: 2 }),
    fc.uniqueArray(span, { minLength: 1, maxLength: 3, selector: ({ marks }) => String(marks) }),
  )
  .map(([objects, spans]) => [...spans, ...objects])
const block = fc.oneof(
  line.map((children) => ({ _type: 'block', style: 'normal', children })),
  line.map((children) => ({ _type: 'block', style: 'h2', children })),
  line.map((children) => ({ _type: 'block', style: 'normal', listItem: 'bullet', level: 1, children })),
)
const cell = line.map((children) => ({ _type: 'cell', children }))
const table = fc
  .tuple(
    fc.array(fc.tuple(cell, cell), { minLength: 2, maxLength: 4 }),
    fc.record({ caption: word, headerRow: fc.constant(true) }, { requiredKeys: [] }),
    more,
  )
  .map(([rows, fields, others]) => ({
    ...others,
    _type: 'table',
    ...fields,
    rows: rows.map((row) => ({ _type: 'row', cells: row })),
  }))
const file = fc
  .tuple(more, fc.record({ name: word, bytes: fc.integer({ min: 1 }) }, { requiredKeys: ['name'] }))
  .map(([fields, rest]) => ({ ...fields, _type: 'file', href: 'https://a.kz/get?id=1&x', ...rest }))
const callout = fc
  .tuple(
    more,
    fc.constantFrom('note', 'warning', 'important'),
    fc.array(fc.oneof(block, unknown), { minLength: 1, maxLength: 3 }),
  )
  .map(([fields, tone, content]) => ({ ...fields, _type: 'callout', tone, content }))
const figure = fc.tuple(picture, fc.option(word, { nil: undefined })).map(([one, caption]) => ({
  ...one,
  ...(caption && { caption }),
}))

describe('richToHtml and htmlToRich', () => {
  it('give back what was there, with all that is unknown', () => {
    const content = fc.array(fc.oneof(block, figure, table, file, callout, unknown), {
      minLength: 1,
      maxLength: 5,
    })
    fc.assert(
      fc.property(content, (made) => {
        // JSON has no minus zero.
        const text = JSON.parse(JSON.stringify(made))
        const html = richToHtml(text)
        expect(withoutKeys(htmlToRich(html))).toEqual(withoutKeys(text))
      }),
      { numRuns: 500 },
    )
  })

  it('keep an unknown object byte for byte', () => {
    const value = {
      _type: 'poll',
      _key: 'k',
      a: '\u202e\u0000\ud800\u2028"<&',
      b: [1.5, null, { c: '' }],
      __proto__x: 1,
    }
    const html = richToHtml([value])
    expect(JSON.stringify(htmlToRich(html))).toBe(JSON.stringify([value]))
    expect(JSON.stringify(htmlToRich(richToHtml(htmlToRich(html))))).toBe(JSON.stringify([value]))
  })

  it('take no object that we know from an attribute', () => {
    const evil = JSON.stringify({ _type: 'picture', src: 'javascript:x' }).replaceAll('"', '&quot;')
    expect(htmlToRich(`<div data-object="${evil}"></div>`)).toEqual([])
    expect(read(`<img src=/images/a data-more="${evil}">`)).toEqual([{ _type: 'picture', src: '/images/a' }])
  })

  const hostile = fc.constantFrom(
    '<table>',
    '<table role=none>',
    '<tr>',
    '<td>',
    '<th rowspan=9>',
    '<td colspan=99>',
    '</table>',
    '</td>',
    '</tr>',
    '<caption>',
    '</caption>',
    '<thead>',
    '<figure>',
    '</figure>',
    '<figcaption>',
    '</figcaption>',
    '<img src=x onerror=x>',
    '<img src="javascript:x">',
    '<img src=https://a.kz/1.png onload=x width=9 height=9>',
    '<img src="data:text/html,<script>x</script>">',
    '<img src=/images/a alt="&quot;onload=x">',
    '<aside data-tone=note>',
    '<aside>',
    '</aside>',
    '<div data-object="{&quot;_type&quot;:&quot;x&quot;}">',
    '<div data-object="{">',
    '<span data-object="{&quot;_type&quot;:&quot;x&quot;,&quot;y&quot;:&quot;<script>&quot;}">',
    '<b style="font-weight:normal">',
    '<p style="mso-list:l0 level1 lfo1">',
    '<span style="mso-list:Ignore">',
    '</span>',
    '<script>',
    '</script>',
    '<style>',
    '</style>',
    '<p onclick=x>',
    '</p>',
    '<a href="javascript:x.pdf">',
    '<a href="/a.pdf" download data-bytes=9 onclick=x>',
    '</a>',
    '<ul>',
    '<li>',
    '</ul>',
    '<h2>',
    '</h2>',
    '<s>',
    '</s>',
    '<br>',
    '&lt;script&gt;',
    '<!--',
    '-->',
    'текст',
    ' ',
    '"',
    '<svg onload=x>',
    '</svg>',
  )
  /** A list that begins at its second level is written from the first. */
  const leveled = (content: PortableText) =>
    JSON.parse(JSON.stringify(withoutKeys(content)).replace(/"level":\d/g, '"level":1'))
  const tag = /<\/?([a-z0-9]+)((?: [a-z-]+="[^"<>]*")*)>/g
  const names =
    /^(?:p|h[234]|ul|ol|li|blockquote|strong|em|u|s|code|a|br|img|figure|figcaption|table|caption|thead|tbody|tr|th|td|aside|div|span)$/
  const attributes =
    /^(?:href|src|width|height|alt|scope|download|hidden|data-(?:object|more|tone|bytes|color))$/

  it('have a caption in one line, whatever broke it', () => {
    const html =
      '<figure><img src="https://a.kz/1.png" width="9" height="9"><figcaption>a<table>b</table></figcaption></figure>'
    expect(htmlToRich(html)).toMatchObject([{ caption: 'a b' }])
  })

  it('make of any markup only our own elements, attributes and safe addresses, valid and the same again', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(hostile, fc.string()), { maxLength: 40 }), (parts) => {
        const content = htmlToRich(parts.join(''))
        expect(fits(content), JSON.stringify(fits.errors)).toBe(true)
        const html = richToHtml(content)
        expect(html.replace(tag, '')).not.toMatch(/[<>]/)
        for (const [, name = '', written = ''] of html.matchAll(tag)) {
          expect(name).toMatch(names)
          for (const [, attribute = '', value = ''] of written.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
            expect(attribute).toMatch(attributes)
            if (attribute === 'href') expect(isHref(value)).toBe(true)
            if (attribute === 'src') expect(isPictureSrc(value)).toBe(true)
          }
        }
        expect(leveled(htmlToRich(html))).toEqual(leveled(content))
      }),
      { numRuns: 1500 },
    )
  })
})
