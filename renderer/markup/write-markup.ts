import type { Context, ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { escapeHtml } from '../escape.ts'
import { attribute, type Kind, kindOf } from './attributes.ts'
import { Unsupported } from './unsupported.ts'
import { type Contexts, withHooks } from './with-hooks.ts'

/*
 * React's string renderer does extra work for streaming and suspense, which documents do not use. This one calls
 * components and joins their results, in less than half the time. What it does not support is left to React.
 */

/** The inner shape of an element, which React's types do not declare. */
type Element = { $$typeof: symbol; type: unknown; props: Props }
type Props = Record<string, unknown> & { children?: unknown }
type Special = { $$typeof?: symbol; render?: unknown; type?: unknown }

/** The state at the current place in the tree. */
type State = {
  contexts: Contexts
  /** True to write React's markers between adjacent texts, which hydration needs. */
  marks: boolean
  afterText: boolean
}

const element = Symbol.for('react.transitional.element')
const fragment = Symbol.for('react.fragment')
const forwardRef = Symbol.for('react.forward_ref')
const memo = Symbol.for('react.memo')
const provider = Symbol.for('react.context')

const voids = new Set('area br col embed hr img input param source track wbr'.split(' '))
// Elements with state or with rules of their own.
const reserved = new Set(
  'base body head html link listing meta option pre script select style textarea title'.split(' '),
)

/** How elements of a tag are written, computed once; undefined where only React can. */
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
 * `node` as HTML by React's rules: the result of `renderToStaticMarkup` or, with `hydratable`, of `renderToString`,
 * without the links by which React preloads eager pictures. Throws what a component throws, and `Unsupported` or a
 * TypeError for what only React can render.
 */
export function writeMarkup(node: ReactNode, { hydratable = false } = {}): string {
  const state: State = { contexts: new Map(), marks: hydratable, afterText: false }
  return withHooks(state.contexts, () => write(node, state))
}

function write(node: unknown, state: State): string {
  if (typeof node === 'string') return writeText(escapeHtml(node), state)
  if (typeof node === 'number' || typeof node === 'bigint') return writeText(`${node}`, state)
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (Array.isArray(node)) {
    let html = ''
    for (const item of node) html += write(item, state)
    return html
  }
  if (!isElement(node)) throw new Unsupported('a child that is no element')
  const { type, props } = node
  if (typeof type === 'string') return writeTag(type, props, state)
  if (typeof type === 'function') return write(call(type, props), state)
  if (type === fragment) return write(props.children, state)
  return writeSpecial(type as Special, props, state)
}

const isElement = (node: unknown): node is Element =>
  typeof node === 'object' && node !== null && (node as Element).$$typeof === element

function writeText(text: string, state: State): string {
  if (!state.marks || text === '') return text
  const mark = state.afterText ? '<!-- -->' : ''
  state.afterText = true
  return mark + text
}

/** The result of a component. Calling a class throws, and then React renders the block. */
const call = (component: unknown, props: object): unknown =>
  (component as (props: object, ref?: unknown) => unknown)(props, undefined)

function writeSpecial(type: Special, props: Props, state: State): string {
  switch (type?.$$typeof) {
    case forwardRef:
      return write(call(type.render, props), state)
    case memo:
      return write({ $$typeof: element, type: type.type, props }, state)
    case provider: {
      const context = type as Context<unknown>
      const before = state.contexts.has(context) ? { value: state.contexts.get(context) } : undefined
      state.contexts.set(context, props.value)
      const html = write(props.children, state)
      if (before) state.contexts.set(context, before.value)
      else state.contexts.delete(context)
      return html
    }
    default:
      throw new Unsupported('a kind of component')
  }
}

function writeTag(name: string, props: Props, state: State): string {
  const tag = tagOf(name)
  if (!tag) throw new Unsupported(`<${name}>`)
  state.afterText = false
  // The attributes of an input depend on each other.
  if (name === 'input') return alone(name, props)
  let html = tag.open
  for (const prop in props) {
    if (prop !== 'children' && prop !== 'dangerouslySetInnerHTML' && prop !== 'ref')
      html += attribute(tag.kind, prop, props[prop])
  }
  if (!tag.close) return `${html}/>`
  const given = props.dangerouslySetInnerHTML as { __html: string } | undefined
  html += `>${given ? given.__html : write(props.children, state)}${tag.close}`
  state.afterText = false
  return html
}

/** An element without children, by React. */
const alone = (type: string, props: Props): string =>
  renderToStaticMarkup({ $$typeof: element, type, key: null, ref: null, props } as unknown as ReactElement)
