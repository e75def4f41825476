import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { escapeHtml, escapeJson } from '../escape.ts'
import { Unknown } from './unknown.ts'

/*
 * React has some hundred rules for attributes: `strokeWidth`, `tabIndex`, `hidden`, `data-`, addresses, SVG. They are
 * not repeated here: React is asked once for each name, and what it answers is kept.
 */

/** What React makes of an attribute: ` class="a"`, ` hidden=""` or nothing. */
function ask(tag: string, name: string, value: unknown): string {
  const html = renderToStaticMarkup(createElement(tag, { [name]: value }))
  return html.slice(tag.length + 1, -`></${tag}>`.length)
}

type Rule = {
  /** What stands before a text and is closed by a quotation mark; undefined where React does not write the text as it is. */
  prefix: string | undefined
  /** What `true` and `false` make, once they were asked for. */
  flags: Map<boolean, string>
}

function learn(tag: string, name: string): Rule {
  const answer = ask(tag, name, 'x')
  return {
    prefix: answer.endsWith('="x"') ? answer.slice(0, -2) : undefined,
    flags: new Map(),
  }
}

function flag(rule: Rule, tag: string, name: string, value: boolean): string {
  let written = rule.flags.get(value)
  if (written === undefined) {
    written = ask(tag, name, value)
    rule.flags.set(value, written)
  }
  return written
}

/** Elements whose attributes are alike, by the tag that React is asked about. */
export type Kind = { tag: string; rules: Map<string, Rule> }

const kind = (tag: string): Kind => ({ tag, rules: new Map() })
const anchor = kind('a')
const custom = kind('x-x')
const other = kind('i')

/** An anchor keeps an empty `href`, and a custom element keeps its names as they are; all others are alike. */
export const kindOf = (tag: string): Kind => (tag === 'a' ? anchor : tag.includes('-') ? custom : other)

// React leaves out empty addresses and refuses scripts, so it is asked about each that looks unusual.
const addresses = new Set(['action', 'formAction', 'href', 'src', 'xlinkHref'])
const usualAddress = /^(?:[/#?.]|https?:|tel:|mailto:)/

// Classes are written in components, so there are few, and each comes often.
const classes = new Map<string, string>()
const mostClasses = 5000

function classAttribute(value: string): string {
  let written = classes.get(value)
  if (written === undefined) {
    written = ` class="${escapeHtml(value)}"`
    if (classes.size < mostClasses) classes.set(value, written)
  }
  return written
}

/**
 * One attribute of an element as React writes it, with the space before it; JSON of a custom element, which is full of
 * quotation marks, in single ones. Throws `Unknown` where only React knows.
 */
export function attribute({ tag, rules }: Kind, name: string, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (name === 'className' && typeof value === 'string') return classAttribute(value)
  if (name === 'style') return style(value)
  let rule = rules.get(name)
  if (!rule) {
    rule = learn(tag, name)
    rules.set(name, rule)
  }
  switch (typeof value) {
    case 'string':
      if (rule.prefix === undefined || (addresses.has(name) && !usualAddress.test(value)))
        return ask(tag, name, value)
      return tag === custom.tag && value.startsWith('{')
        ? `${rule.prefix.slice(0, -1)}'${escapeJson(value)}'`
        : `${rule.prefix}${escapeHtml(value)}"`
    case 'number':
      // Some names take no number below one.
      return rule.prefix === undefined || !(value >= 1) ? ask(tag, name, value) : `${rule.prefix}${value}"`
    case 'boolean':
      return flag(rule, tag, name, value)
    case 'function':
      if (!name.startsWith('on')) throw new Unknown(`a function as "${name}"`)
      return ''
    default:
      throw new Unknown(`${typeof value} as "${name}"`)
  }
}

const styleNames = new Map<string, string>()

function styleName(name: string): string {
  let known = styleNames.get(name)
  if (known === undefined) {
    known = ask('i', 'style', { [name]: 'x' }).slice(' style="'.length, -'x"'.length)
    styleNames.set(name, known)
  }
  return known
}

function style(value: unknown): string {
  if (typeof value !== 'object') throw new Unknown('a style that is no object')
  let written = ''
  for (const [name, part] of Object.entries(value ?? {})) {
    // React adds units to some numbers.
    if (typeof part !== 'string') return ask('i', 'style', value)
    const text = part.trim()
    if (part !== '') written += `${written && ';'}${styleName(name)}${escapeHtml(text)}`
  }
  return written && ` style="${written}"`
}
