import type { Context, ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { escapeHtml } from '../escape.ts'
import { attribute, type Kind, kindOf } from './attributes.ts'
import { Unknown } from './unknown.ts'
import { type Contexts, withHooks } from './with-hooks.ts'

/*
 * React's string renderer keeps books for streaming and suspense, which a document has not. This one calls components
 * and joins what they return, in less than half the time. What it does not know it leaves to React.
 */

/** The inner shape of an element, which React's types do not tell. */
type Element = { $$typeof: symbol; type: unknown; props: Props }
type Props = Record<string, unknown> & { children?: unknown }
type Special = { $$typeof?: symbol; render?: unknown; type?: unknown }

/** What is true at the place where the tree is being written. */
type Pen = {
  contexts: Contexts
  /** Write React's marks between neighbouring texts, which it needs to hydrate them. */
  marks: boolean
  afterText: boolean
}

const element = Symbol.for('react.transitional.element')
const fragment = Symbol.for('react.fragment')
const forwardRef = Symbol.for('react.forward_ref')
const memo = Symbol.for('react.memo')
const provider = Symbol.for('react.context')

const voids = new Set('area br col embed hr img input param source track wbr'.split(' '))
// Elements with a state, a place or rules of their own.
const reserved = new Set(
  'base body head html link listing meta option pre script select style textarea title'.split(' '),
)

/** How elements of a tag are written, found out once; undefined where only React knows. */
type Tag = { open: string; close: string; kind: Kind } | undefined
const tags = new Map<string, Tag>()

function tagOf(name: string): Tag {
  if (tags.has(name)) return tags.get(name)
  const tag = reserved.has(name)
    ? undefined
    : { open: `<${name}`, close: voids.has(name) ? '' : `</${name}>`, kind: kindOf(name) }
  tags.set(name, tag)
  return tag
}

/**
 * `node` as HTML, by React's rules: what `renderToStaticMarkup` gives or, with `hydratable`, `renderToString`,
 * without the links by which React asks for eager pictures. Throws what a component throws, and `Unknown` or a
 * TypeError where it takes React.
 */
export function writeMarkup(node: ReactNode, { hydratable = false } = {}): string {
  const pen: Pen = { contexts: new Map(), marks: hydratable, afterText: false }
  return withHooks(pen.contexts, () => write(node, pen))
}

function write(node: unknown, pen: Pen): string {
  if (typeof node === 'string') return writeText(escapeHtml(node), pen)
  if (typeof node === 'number' || typeof node === 'bigint') return writeText(`${node}`, pen)
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (Array.isArray(node)) {
    let html = ''
    for (const item of node) html += write(item, pen)
    return html
  }
  if (!isElement(node)) throw new Unknown('a child that is no element')
  const { type, props } = node
  if (typeof type === 'string') return writeTag(type, props, pen)
  if (typeof type === 'function') return write(call(type, props), pen)
  if (type === fragment) return write(props.children, pen)
  return writeSpecial(type as Special, props, pen)
}

const isElement = (node: unknown): node is Element =>
  typeof node === 'object' && node !== null && (node as Element).$$typeof === element

function writeText(text: string, pen: Pen): string {
  if (!pen.marks || text === '') return text
  const mark = pen.afterText ? '<!-- -->' : ''
  pen.afterText = true
  return mark + text
}

/** What a component returns. A class cannot be called: it throws, and React draws it. */
const call = (component: unknown, props: object): unknown =>
  (component as (props: object, ref?: unknown) => unknown)(props, undefined)

function writeSpecial(type: Special, props: Props, pen: Pen): string {
  switch (type?.$$typeof) {
    case forwardRef:
      return write(call(type.render, props), pen)
    case memo:
      return write({ $$typeof: element, type: type.type, props }, pen)
    case provider: {
      const context = type as Context<unknown>
      const before = pen.contexts.has(context) ? { value: pen.contexts.get(context) } : undefined
      pen.contexts.set(context, props.value)
      const html = write(props.children, pen)
      if (before) pen.contexts.set(context, before.value)
      else pen.contexts.delete(context)
      return html
    }
    default:
      throw new Unknown('a kind of component')
  }
}

function writeTag(name: string, props: Props, pen: Pen): string {
  const tag = tagOf(name)
  if (!tag) throw new Unknown(`<${name}>`)
  pen.afterText = false
  // The attributes of a field depend on each other.
  if (name === 'input') return alone(name, props)
  let html = tag.open
  for (const prop in props) {
    if (prop !== 'children' && prop !== 'dangerouslySetInnerHTML' && prop !== 'ref')
      html += attribute(tag.kind, prop, props[prop])
  }
  if (!tag.close) return `${html}/>`
  const given = props.dangerouslySetInnerHTML as { __html: string } | undefined
  html += `>${given ? given.__html : write(props.children, pen)}${tag.close}`
  pen.afterText = false
  return html
}

/** An element without children, by React. */
const alone = (type: string, props: Props): string =>
  renderToStaticMarkup({ $$typeof: element, type, key: null, ref: null, props } as unknown as ReactElement)
