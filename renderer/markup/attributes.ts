import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { escapeHtml, escapeJson } from '../escape.ts'
import { Unsupported } from './unsupported.ts'

/*
 * React has about a hundred rules for attributes: `strokeWidth`, `tabIndex`, `hidden`, `data-`, addresses, SVG. They
 * are not repeated here: React renders each attribute name once, and the result is cached as a rule.
 */

/** The attribute as React renders it: ` class="a"`, ` hidden=""` or nothing. */
function renderWithReact(tag: string, name: string, value: unknown): string {
  const html = renderToStaticMarkup(createElement(tag, { [name]: value }))
  return html.slice(tag.length + 1, -`></${tag}>`.length)
}

type Rule = {
  /**
   * What precedes the value, up to and with the opening quotation mark; undefined where React does not write strings as
   * they are.
   */
  prefix: string | undefined
  /** How `true` and `false` are rendered, filled on first use. */
  flags: Map<boolean, string>
}

function createRule(tag: string, name: string): Rule {
  const rendered = renderWithReact(tag, name, 'x')
  return {
    prefix: rendered.endsWith('="x"') ? rendered.slice(0, -2) : undefined,
    flags: new Map(),
  }
}

function flag(rule: Rule, tag: string, name: string, value: boolean): string {
  let written = rule.flags.get(value)
  if (written === undefined) {
    written = renderWithReact(tag, name, value)
    rule.flags.set(value, written)
  }
  return written
}

/** Elements with the same attribute rules; `tag` is the one that React renders to find them. */
export type Kind = { tag: string; rules: Map<string, Rule> }

const kind = (tag: string): Kind => ({ tag, rules: new Map() })
const anchor = kind('a')
const custom = kind('x-x')
const other = kind('i')

/** Anchors may have an empty `href`, and custom elements have their attribute names unchanged; all others are alike. */
export const kindOf = (tag: string): Kind => (tag === 'a' ? anchor : tag.includes('-') ? custom : other)

// React omits empty addresses and blocks `javascript:` ones, so React renders each address that looks unusual.
const addresses = new Set(['action', 'formAction', 'href', 'src', 'xlinkHref'])
const usualAddress = /^(?:[/#?.]|https?:|tel:|mailto:)/

// Class names are written in components, so there are few different ones and each is used often.
const classes = new Map<string, string>()
const maxClasses = 5000

function classAttribute(value: string): string {
  let written = classes.get(value)
  if (written === undefined) {
    written = ` class="${escapeHtml(value)}"`
    if (classes.size < maxClasses) classes.set(value, written)
  }
  return written
}

/**
 * One attribute of an element as React writes it, with a leading space. Custom elements carry JSON, which has many
 * double quotation marks, so their attributes are in single ones. Throws `Unsupported` for what only React can render.
 */
export function attribute({ tag, rules }: Kind, name: string, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (name === 'className' && typeof value === 'string') return classAttribute(value)
  if (name === 'style') return style(value)
  let rule = rules.get(name)
  if (!rule) {
    rule = createRule(tag, name)
    rules.set(name, rule)
  }
  switch (typeof value) {
    case 'string':
      if (rule.prefix === undefined || (addresses.has(name) && !usualAddress.test(value)))
        return renderWithReact(tag, name, value)
      return tag === custom.tag && value.startsWith('{')
        ? `${rule.prefix.slice(0, -1)}'${escapeJson(value)}'`
        : `${rule.prefix}${escapeHtml(value)}"`
    case 'number':
      // Some attributes only accept numbers from one up.
      return rule.prefix === undefined || !(value >= 1)
        ? renderWithReact(tag, name, value)
        : `${rule.prefix}${value}"`
    case 'boolean':
      return flag(rule, tag, name, value)
    case 'function':
      if (!name.startsWith('on')) throw new Unsupported(`a function as "${name}"`)
      return ''
    default:
      throw new Unsupported(`${typeof value} as "${name}"`)
  }
}

const styleNames = new Map<string, string>()

function styleName(name: string): string {
  let known = styleNames.get(name)
  if (known === undefined) {
    known = renderWithReact('i', 'style', { [name]: 'x' }).slice(' style="'.length, -'x"'.length)
    styleNames.set(name, known)
  }
  return known
}

function style(value: unknown): string {
  if (typeof value !== 'object') throw new Unsupported('a style that is no object')
  let written = ''
  for (const [name, part] of Object.entries(value ?? {})) {
    // React adds units to some numbers.
    if (typeof part !== 'string') return renderWithReact('i', 'style', value)
    const text = part.trim()
    if (part !== '') written += `${written && ';'}${styleName(name)}${escapeHtml(text)}`
  }
  return written && ` style="${written}"`
}
