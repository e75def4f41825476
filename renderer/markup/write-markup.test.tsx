import fc from 'fast-check'
import {
  type ComponentType,
  createContext,
  createElement,
  Fragment,
  forwardRef,
  memo,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { withJson } from '../test/with-json.ts'
import { Unsupported } from './unsupported.ts'
import { writeMarkup } from './write-markup.ts'

// React warns in development about what these trees do on purpose.
vi.spyOn(console, 'error').mockImplementation(() => {})

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom('', ' ', '<b>', '"', "'", '&amp;', 'Стоматология', 'oʻ gʻ', '\u0000', '\n'),
)
const address = fc.oneof(
  text,
  fc.constantFrom(
    '/l/a',
    '#top',
    'https://a.kz/?a=1&b="',
    'javascript:alert(1)',
    ' jAvascript:x',
    'data:x',
    '',
  ),
)
const value = fc.oneof(text, fc.integer(), fc.double(), fc.boolean(), fc.constantFrom(null, undefined))
const style = fc.dictionary(
  fc.constantFrom('color', 'marginTop', 'lineHeight', '--gap', 'WebkitTransition', 'msFlex'),
  fc.oneof(text, fc.integer(), fc.constantFrom('', ' 1px ', null, undefined)),
)
const attributes = fc.record(
  {
    id: value,
    className: value,
    title: text,
    lang: text,
    hidden: fc.boolean(),
    tabIndex: fc.integer(),
    dateTime: text,
    strokeWidth: fc.double({ noNaN: true }),
    viewBox: text,
    rowSpan: fc.integer(),
    size: fc.integer({ min: -2, max: 3 }),
    download: value,
    draggable: fc.boolean(),
    'aria-hidden': fc.boolean(),
    'aria-label': text,
    'data-x': fc.oneof(value, fc.constant('{"a":"<b> & \'c\'"}')),
    onClick: fc.constant(() => {}),
    suppressHydrationWarning: fc.constant(true),
    href: address,
    src: address,
    style,
  },
  { requiredKeys: [] },
)

const Theme = createContext('day')
const Wrapped = ({ children }: { children?: ReactNode }) => <section>{children}</section>
const Reader = () => <i>{useContext(Theme)}</i>
const Provided = ({ children }: { children?: ReactNode }) => (
  <Theme.Provider value="night">
    <Reader />
    {children}
  </Theme.Provider>
)
const Kept = memo(Wrapped)
const Forwarded = forwardRef<HTMLElement, { children?: ReactNode }>(({ children }, ref) => (
  <em ref={ref}>{children}</em>
))
function Stateful({ children }: { children?: ReactNode }) {
  const [open] = useState(() => 'open')
  const [count] = useReducer(
    (n: number) => n + 1,
    1,
    (n) => n + 1,
  )
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {})
  const shown = useMemo(() => `${open}${count}`, [open, count])
  return (
    <b ref={ref}>
      {shown}
      {count}
      {children}
    </b>
  )
}
const Labelled = () => <i id={useId()} />
const fault = new Error('broken')
const Broken = () => {
  throw fault
}
const components: ComponentType<{ children?: ReactNode }>[] = [
  Wrapped,
  Provided,
  Kept,
  Forwarded,
  Stateful,
  Reader,
]

const tree = fc.letrec<{ node: ReactNode }>((tie) => {
  const children = fc.array(tie('node'), { maxLength: 4 })
  return {
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(text, fc.integer(), fc.boolean(), fc.constantFrom(null, undefined)),
      fc
        .tuple(fc.constantFrom('div', 'p', 'a', 'span', 'svg', 'sh-x', 'td'), attributes, children)
        .map(([tag, props, inside]) => createElement(tag, props, ...inside)),
      attributes.map((props) => createElement('img', { ...props, alt: '', loading: 'lazy' } as object)),
      fc
        .tuple(fc.boolean(), text)
        .map(([defaultChecked, name]) => createElement('input', { name, defaultChecked })),
      fc
        .tuple(fc.constantFrom(...components, Fragment), children)
        .map(([type, inside]) => createElement(type, null, ...inside)),
      // The result is only a string and is never put into a page.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it must be drawn as React does
      text.map((__html) => createElement('p', { dangerouslySetInnerHTML: { __html } })),
    ),
  }
}).node

test('writes what React writes, for any tree of pure components', () => {
  fc.assert(
    fc.property(tree, (node) => {
      expect(writeMarkup(node)).toBe(withJson(renderToStaticMarkup(node)))
    }),
    { numRuns: 1500 },
  )
})

test('writes what React can hydrate, for any tree of pure components', () => {
  fc.assert(
    fc.property(tree, (node) => {
      expect(writeMarkup(node, { hydratable: true })).toBe(withJson(renderToString(node)))
    }),
    { numRuns: 1500 },
  )
})

test('writes a picture that is loaded at once without a link to it', () => {
  expect(writeMarkup(<img src="/a.jpg" alt="" fetchPriority="high" />)).toBe(
    '<img src="/a.jpg" alt="" fetchPriority="high"/>',
  )
})

test.each([
  ['a select', <select key="s" defaultValue="a" />],
  ['a title', <title key="t">A</title>],
  ['a form with a function', <form key="f" action={() => {}} />],
  ['a promise', Promise.resolve('later')],
])('leaves %s to React', (_, node) => {
  expect(() => writeMarkup(node)).toThrow(Unsupported)
})

test('leaves a component that counts ids to React', () => {
  expect(() => writeMarkup(<Labelled />)).toThrow()
})

test('lets through what a component throws, and works afterwards', () => {
  expect(() => writeMarkup(<Broken />)).toThrow(fault)
  expect(writeMarkup(<Reader />)).toBe('<i>day</i>')
  expect(renderToStaticMarkup(<Provided />)).toBe('<i>night</i>')
})
