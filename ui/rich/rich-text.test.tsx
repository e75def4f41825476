import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isHref } from '../../schemas/formats/href.ts'
import { render } from '../test/render.tsx'
import { RichText } from './rich-text.tsx'

const span = (text: string, marks: string[] = []) => ({ _type: 'span', text, marks })
const block = (children: unknown[], rest: object = {}) => ({
  _type: 'block',
  style: 'normal',
  children,
  markDefs: [],
  ...rest,
})
const linked = (href: unknown) =>
  block([span('сюда', ['a'])], { markDefs: [{ _type: 'link', _key: 'a', href }] })

const draw = (content: unknown, level?: 2 | 3 | 4 | 5) =>
  render(<RichText value={{ content, lang: 'ru' }} {...(level && { level })} />)

describe('RichText', () => {
  it('draws paragraphs, decorators and quotes as plain elements', () => {
    const html = draw([
      block([span('Раз '), span('два', ['strong'])]),
      block([span('Цитата')], { style: 'blockquote' }),
    ])
    expect(html).toContain('<p>Раз <strong>два</strong></p><blockquote>Цитата</blockquote>')
  })

  it('moves headings below the heading above the text', () => {
    const content = [block([span('А')], { style: 'h2' }), block([span('Б')], { style: 'h3' })]
    expect(draw(content)).toContain('<h2>А</h2><h3>Б</h3>')
    expect(draw(content, 4)).toContain('<h4>А</h4><h5>Б</h5>')
    expect(draw([block([span('В')], { style: 'h4' })], 5)).toContain('<h6>В</h6>')
  })

  it('joins list items, nested ones too', () => {
    const item = (text: string, level: number) => block([span(text)], { listItem: 'bullet', level })
    const html = draw([item('А', 1), item('Б', 2), item('В', 1)])
    expect(html.match(/<ul>/g)).toHaveLength(2)
    expect(html.match(/<li>/g)).toHaveLength(3)
  })

  it('keeps a safe link and marks one that leaves the site', () => {
    expect(draw([linked('/about')])).toContain('<a href="/about" class="link">сюда</a>')
    expect(draw([linked('https://example.com/')])).toContain('rel="external noopener"')
    expect(draw([linked('tel:+77001234567')])).toContain('href="tel:+77001234567"')
  })

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    '//example.com',
    '/\\example.com',
    'https://a@example.com',
    'mailto:',
    'data:text/html,x',
    7,
    undefined,
  ])('shows only the words of the link %j', (href) => {
    const html = draw([linked(href)])
    expect(html).toContain('сюда')
    expect(html).not.toContain('<a')
  })

  it('makes a link of exactly the addresses that the schema accepts', () => {
    const start = fc.constantFrom(
      '',
      '/',
      '//',
      '/\\',
      '#',
      'https://',
      'https://a@',
      'mailto:',
      'tel:',
      'javascript:',
    )
    fc.assert(
      fc.property(start, fc.oneof(fc.string(), fc.constant('example.com')), (begin, end) => {
        expect(draw([linked(begin + end)]).includes('<a href="')).toBe(isHref(begin + end))
      }),
      { numRuns: 1000 },
    )
  })

  it('says the language of a text that fell back', () => {
    const value = { content: [block([span('Привет')])], lang: 'ru' as const }
    expect(render(<RichText value={value} />, 'kk')).toContain('<div lang="ru"')
  })

  it('leaves out what it does not understand and keeps the rest', () => {
    const html = draw([
      null,
      7,
      { _type: 'chart' },
      block([null, span('Жив'), { _type: 'span', text: 3 }]),
      { _type: 'block' },
    ])
    expect(html).toContain('<p>Жив</p>')
    expect(html.match(/<p>/g)).toHaveLength(1)
    expect(draw([block([span('Слово', ['nobody'])], { style: 'h9', listItem: 'stars' })])).toContain('Слово')
  })

  const picture = { _type: 'picture', src: '/images/a/b', width: 1200, height: 800, alt: 'Кабинет' }
  const row = (...texts: string[]) => ({
    _type: 'row',
    cells: texts.map((text) => ({ _type: 'cell', children: [span(text)], markDefs: [] })),
  })
  const table = { _type: 'table', headerRow: true, rows: [row('Услуга', 'Цена'), row('Осмотр')] }

  it('draws a picture as a figure whose place is known before it comes', () => {
    const html = draw([{ ...picture, caption: 'Наш кабинет' }])
    expect(html).toMatch(
      /^<div class="prose"><figure.*<figcaption[^>]*>Наш кабинет<\/figcaption><\/figure><\/div>$/,
    )
    expect(html).toContain('src="/images/a/b/960"')
    expect(html).toContain('width="1200" height="800" alt="Кабинет" loading="lazy"')
    const { width, height, ...unmeasured } = picture
    expect(draw([unmeasured])).toMatch(/aspect-3\/2/)
  })

  it('draws a picture in a line inside its paragraph, with an empty alternative if it has none', () => {
    const html = draw([block([span('до '), { ...picture, alt: undefined }, span(' после')])])
    expect(html).toMatch(/<p>до <img[^>]* alt=""[^>]*> после<\/p>/)
  })

  it.each(['http://a.kz/1.png', 'javascript:alert(1)', 'data:image/png;base64,AA', '//a.kz/1.png', 7])(
    'draws no picture of %j',
    (src) => {
      expect(draw([{ ...picture, src }, block([span('а'), { ...picture, src }])])).not.toContain('<img')
    },
  )

  it('draws a table with its name, the headings of its columns, and equally long rows', () => {
    const html = draw([{ ...table, caption: 'Прейскурант' }])
    expect(html).toMatch(/<section aria-label="Прейскурант" tabindex="0"/)
    expect(html).toMatch(/<caption[^>]*>Прейскурант<\/caption>/)
    expect(html).toMatch(/<th scope="col"[^>]*>Услуга<\/th><th scope="col"[^>]*>Цена<\/th>/)
    expect(html.match(/<td/g)).toHaveLength(2)
    expect(draw([table])).toContain('aria-label="Таблица"')
    expect(draw([{ ...table, headerRow: false }])).not.toContain('<th')
  })

  it('draws marks and links inside a cell', () => {
    const cells = [
      { ...linked('/about'), _type: 'cell' },
      { _type: 'cell', children: [span('да', ['strong'])] },
    ]
    const html = draw([{ _type: 'table', rows: [{ _type: 'row', cells }] }])
    expect(html).toContain('<a href="/about" class="link">сюда</a></td>')
    expect(html).toContain('<strong>да</strong></td>')
  })

  it('says type and size of a file in its link, and shows only the name without a safe address', () => {
    const file = { _type: 'file', href: '/files/a.PDF', name: 'Лицензия', bytes: 1_258_000 }
    expect(draw([file]).replace(/<[^>]*>/g, '')).toBe('Лицензия (PDF, 1,2\u00a0МБ)')
    expect(draw([{ ...file, bytes: undefined }]).replace(/<[^>]*>/g, '')).toBe('Лицензия (PDF)')
    expect(draw([file])).toContain('<a href="/files/a.PDF"')
    expect(draw([{ ...file, href: 'javascript:alert(1)' }])).toBe('<div class="prose"><p>Лицензия</p></div>')
  })

  it('draws a callout as an aside with a name, without objects in it', () => {
    const callout = { _type: 'callout', tone: 'warning', content: [block([span('Не ешьте')]), picture] }
    const html = draw([{ ...callout, content: [...callout.content, callout, table] }])
    expect(html).toMatch(/<aside aria-label="Внимание".*<p>Не ешьте<\/p><\/div><\/aside>/)
    expect(html.match(/<aside|<img|<table/g)).toHaveLength(1)
    expect(draw([{ ...callout, content: [] }])).not.toContain('<aside')
  })

  it('strikes through', () => {
    expect(draw([block([span('5000', ['strike-through'])])])).toContain('<s>5000</s>')
  })

  it('says its own words in the language of the page beside a text that fell back', () => {
    const file = { _type: 'file', href: '/files/a.pdf', name: 'Лицензия' }
    const html = render(<RichText value={{ content: [file], lang: 'ru' }} />, 'kk')
    expect(html).toMatch(/<div lang="ru".*<span[^>]* lang="kk"> \(PDF\)/)
  })

  it('is nothing where there is nothing to read', () => {
    for (const content of [[], null, 'text', { _type: 'block' }, [{ _type: 'block', children: 'x' }]]) {
      expect(draw(content)).toBe('')
    }
  })

  it('never throws', () => {
    const word = fc.oneof(
      fc.constantFrom('constructor', 'toString', '__proto__', 'h2', 'bullet', 'link'),
      fc.anything(),
    )
    const oddSpan = fc.record({ _type: fc.constant('span'), text: fc.string(), marks: fc.array(word) })
    const object = fc.constantFrom('picture', 'table', 'file', 'callout')
    const oddObject = fc.record(
      {
        _type: object,
        src: word,
        rows: fc.array(fc.record({ cells: word })),
        href: word,
        name: word,
        tone: word,
        content: fc.array(word),
        value: word,
        caption: word,
        bytes: word,
      },
      { requiredKeys: ['_type'] },
    )
    const oddBlock = fc.record(
      {
        _type: fc.constant('block'),
        style: word,
        listItem: word,
        level: fc.oneof(fc.integer(), fc.anything()),
        markDefs: fc.oneof(fc.array(fc.record({ _type: word, _key: word, href: word })), fc.anything()),
        children: fc.array(fc.oneof(oddSpan, oddObject, fc.anything())),
      },
      { requiredKeys: ['_type', 'children'] },
    )
    fc.assert(
      fc.property(
        fc.array(fc.oneof(oddBlock, oddObject, fc.anything())),
        (content) => typeof draw(content) === 'string',
      ),
      { numRuns: 500 },
    )
  })

  it('takes no words of the language for styles or marks', () => {
    const html = draw([
      block([span('Слово', ['constructor', 'toString'])], { style: 'constructor', listItem: 'valueOf' }),
    ])
    expect(html).toContain('<p>Слово</p>')
  })
})
