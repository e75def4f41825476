import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judge } from '../core/judge.ts'
import { type LinkTarget, resolveLink } from '../core/link.ts'
import { t } from '../core/type.ts'
import { hrefFrom, isHref, isWebOrPath } from './href.ts'

describe('isHref', () => {
  it.each([
    '/',
    '/about?a=b#c',
    '/қала',
    '/a\\b',
    'https://example.com',
    'http://localhost:4000/a?b=c@d#e',
    'https://қала.қаз/a\\b',
    'https://[2001:db8::1]/',
    'mailto:a@example.com?subject=x',
    'mailto:?subject=x',
    'tel:+77001234567',
    '#top',
  ])('accepts %j', (href) => {
    expect(isHref(href)).toBe(true)
  })

  it.each([
    '',
    'about',
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    ' /about',
    '/a b',
    '/a\u0000',
    'https://',
    'https:///example.com',
    'https:\\\\example.com',
    'https://?a',
    'https://a@example.com',
    'https://bank.kz:443@example.com/',
    'https://bank.kz\\@example.com',
    'mailto:',
    'mailto://a@example.com',
    'tel:',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://example.com/a',
    7,
    undefined,
  ])('refuses %j', (href) => {
    expect(isHref(href)).toBe(false)
  })
})

const origin = 'https://own.example'

/** The address that a browser opens; undefined for one that it cannot parse. */
const opened = (href: string) =>
  URL.canParse(href, `${origin}/kk/page`) ? new URL(href, `${origin}/kk/page`) : undefined

function expectHarmless(href: string) {
  const url = opened(href)
  if (!url) return
  expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol)
  expect(url.username + url.password).toBe('')
  if (/^[/#]/.test(href)) expect(url.origin).toBe(origin)
}

const tricky = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        ':',
        '@',
        '?',
        '#',
        '.',
        '..',
        '%2f',
        '[',
        ']',
        '|',
        '\t',
        '\n',
        ' ',
        '\u0000',
      ),
      fc.constantFrom(
        'http',
        'https:',
        'HTTPS://',
        'mailto:',
        'tel:',
        'javascript:',
        'data:',
        'java',
        'script:',
      ),
      fc.constantFrom('a', '7', 'example.com', '\u00ad', '\u3000', '\ufeff', '\u202e', '\ud800'),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))
const begun = fc
  .tuple(fc.constantFrom('/', 'https://', 'http://', 'mailto:', 'tel:', '#'), tricky)
  .map(([start, end]) => start + end)
const address = fc.oneof(
  tricky,
  begun,
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.webPath(),
  fc.emailAddress(),
)
const runs = { numRuns: 5000 }

const rich = t.rich()
const link = t.link()
const textWith = (href: string) => ({
  ru: [
    {
      _type: 'block',
      children: [{ _type: 'span', text: 'x', marks: ['a'] }],
      markDefs: [{ _type: 'link', _key: 'a', href }],
    },
  ],
})

/** Every stored link that says `value` somewhere. */
const targets = (value: string): LinkTarget[] => [
  { kind: 'page', path: value },
  { kind: 'url', href: value },
  { kind: 'phone', number: value },
  { kind: 'email', address: value },
  { kind: 'whatsapp', number: value },
]

describe('what a link leads to', () => {
  it('is the web, an e-mail, a telephone or this site, whatever is accepted', () => {
    fc.assert(
      fc.property(address, (value) => {
        if (isHref(value)) expectHarmless(value)
      }),
      runs,
    )
  })

  it('is the same for a stored rich text as for its component', () => {
    fc.assert(
      fc.property(address, (value) => {
        expect(judge(rich, textWith(value)).problems.length === 0).toBe(isHref(value))
      }),
      runs,
    )
  })

  it('may become an href, if a link of a block may be stored', () => {
    fc.assert(
      fc.property(fc.oneof(address, fc.constant('+77001234567')), (value) => {
        for (const target of targets(value)) {
          if (judge(link, target).problems.length > 0) continue
          const { href } = resolveLink(target, (path) => path)
          expect(isHref(href), href).toBe(true)
          expectHarmless(href)
        }
      }),
      runs,
    )
  })

  it('may become an href, if it is read from somebody else’s HTML', () => {
    fc.assert(
      fc.property(address, (raw) => {
        const href = hrefFrom(raw)
        if (href !== undefined) expect(isHref(href)).toBe(true)
      }),
      runs,
    )
  })

  it('is every address of the web and every path that can be read', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.webPath()),
        (value) => {
          if (value.startsWith('//')) return
          expect(isWebOrPath(value)).toBe(value !== '')
        },
      ),
      runs,
    )
  })
})
