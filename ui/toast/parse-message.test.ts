import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MessageNode, parseMessage } from './parse-message.ts'

const textOf = (nodes: MessageNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? '\n' : textOf(node.children)))
    .join('')
const linksOf = (nodes: MessageNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string' || node.tag === 'br') return []
    return [...(node.tag === 'a' ? [node.href] : []), ...linksOf(node.children)]
  })

describe('parseMessage (B-24)', () => {
  it('reads bold, italic, links and line breaks', () => {
    expect(parseMessage('Вы записаны на <b>12 мая</b>.<br><a href="/profile">Мои <i>записи</i></a>')).toEqual(
      [
        'Вы записаны на ',
        { tag: 'b', children: ['12 мая'] },
        '.',
        { tag: 'br' },
        { tag: 'a', href: '/profile', children: ['Мои ', { tag: 'i', children: ['записи'] }] },
      ],
    )
  })

  it('takes tags in any case and quotes of any kind', () => {
    expect(parseMessage("<B>a</B><br/><A class=x HREF='https://example.com/a?b=1&amp;c=2'>b</A>")).toEqual([
      { tag: 'b', children: ['a'] },
      { tag: 'br' },
      { tag: 'a', href: 'https://example.com/a?b=1&c=2', children: ['b'] },
    ])
  })

  it('shows everything else as the text that it is', () => {
    const evil = '<script>alert(1)</script><img src=x onerror=alert(1)><big>1 < 2</big>'
    expect(parseMessage(evil)).toEqual([evil])
  })

  it('reads entities once', () => {
    expect(parseMessage('&lt;b&gt; &amp;lt; &#8470;&nbsp;5 &#0; &#99999999;')).toEqual([
      '<b> &lt; №\u00a05 &#0; &#99999999;',
    ])
  })

  it('closes what was left open and forgives what was never opened', () => {
    expect(parseMessage('</i>a<b>b<i>c</b>d')).toEqual([
      'a',
      { tag: 'b', children: ['b', { tag: 'i', children: ['c'] }] },
      'd',
    ])
  })

  it('never puts a link into a link', () => {
    expect(parseMessage('<a href="/a">x<a href="/b">y</a>z</a>')).toEqual([
      { tag: 'a', href: '/a', children: ['x', 'y', 'z'] },
    ])
  })

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    'https:///x',
    'data:text/html,x',
    'mailto:a@b.c',
    '',
  ])('keeps the words of the link to %j and not the link', (href) => {
    expect(parseMessage(`<a href="${href}">слова</a>`)).toEqual(['слова'])
  })

  const pieces = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '<b>',
      '</b>',
      '<i>',
      '</i>',
      '</a>',
      '<br>',
      '<a href="',
      '">',
      "'",
      '//',
      '\\',
      '&#106;',
    ),
    fc.webUrl().map((url) => `<a href="${url}">`),
    fc.string().map((href) => `<a href="/${href}">`),
  )

  it('leads nowhere but to the web and to this site', () => {
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        for (const href of linksOf(parseMessage(parts.join('')))) {
          const url = new URL(href, 'https://own.example')
          expect(['https:', 'http:']).toContain(url.protocol)
          if (href.startsWith('/')) expect(url.host).toBe('own.example')
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('loses no word', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[а-я ]{0,8}$/)), (words) => {
        const tags = ['<b>', '</b>', '<i>', '</i>', '<a href="/x">', '</a>', '<a href="x:y">']
        const message = words.map((word, index) => `${tags[(index * 5) % tags.length]}${word}`).join('')
        expect(textOf(parseMessage(message))).toBe(words.join(''))
      }),
    )
  })
})
