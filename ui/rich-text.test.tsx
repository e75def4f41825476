import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isHref } from '../schemas/formats/href.ts'
import { RichText } from './rich-text.tsx'
import { render } from './test/render.tsx'

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
    const oddBlock = fc.record(
      {
        _type: fc.constant('block'),
        style: word,
        listItem: word,
        level: fc.oneof(fc.integer(), fc.anything()),
        markDefs: fc.oneof(fc.array(fc.record({ _type: word, _key: word, href: word })), fc.anything()),
        children: fc.array(fc.oneof(oddSpan, fc.anything())),
      },
      { requiredKeys: ['_type', 'children'] },
    )
    fc.assert(
      fc.property(
        fc.array(fc.oneof(oddBlock, fc.anything())),
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
