import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../backend/kit/http/endpoint.ts'
import { services } from '../backend/kit/http/services.ts'
import { endpoints } from '../backend/registry.ts'
import { filesBelow, isTest } from './lib/source-files.ts'

const folders = ['app', 'blocks', 'client', 'content-adapters', 'pro-forms', 'server', 'site']
const sources = folders.flatMap(filesBelow).filter((file) => !isTest(file))

/** What a value in a template stands for. */
const any = '\0'

/** The text between quotes that begin at `from`, with `any` for each value in it. */
function literalAt(source: string, from: number): string {
  const quote = source[from]
  let text = ''
  for (let at = from + 1; at < source.length && source[at] !== quote; at++) {
    if (quote !== '`' || !source.startsWith('${', at)) {
      text += source[at]
      continue
    }
    text += any
    for (let depth = 0; at < source.length; at++) {
      if (source[at] === '{') depth++
      if (source[at] === '}' && --depth === 0) break
    }
  }
  return text
}

type Called = { file: string; method: string | undefined; path: string }

const beginning = new RegExp(
  `(?:\\bcall(?:ForResponse)?\\('(GET|POST|PUT|PATCH|DELETE)',\\s*)?['"\`](?=/(?:${Object.keys(services).join('|')})/)`,
  'g',
)

/** The addresses of the API that a source writes, and the method where it is written before it. */
function calledBy(file: string): Called[] {
  const source = readFileSync(file, 'utf8').replace(/^\s*(?:\*|\/\/|\/\*\*).*$/gm, '')
  return [...source.matchAll(beginning)].map((match) => ({
    file,
    method: match[1]?.toLowerCase(),
    path: literalAt(source, match.index + match[0].length - 1),
  }))
}

/** Whether an address is that of an endpoint, or the beginning of it. A value stands for a part, for two, as a place does, or for an ending. */
function leadsTo([part, ...rest]: readonly string[], [word, ...words]: readonly string[]): boolean {
  if (part === undefined) return true
  if (word === undefined) return part === any
  if (part === any) return leadsTo(rest, words) || leadsTo(rest, words.slice(1))
  const [begun = ''] = part.split(any)
  const fits = word.startsWith('{') || (part.includes(any) ? word.startsWith(begun) : word === part)
  return fits && leadsTo(rest, words)
}

const isCalled = ({ path, method }: Called, endpoint: Endpoint): boolean => {
  const parts = (path.split('?')[0] ?? '').split('/').slice(1)
  const words = `${endpoint.service}${endpoint.path}`.split('/')
  return (method === undefined || method === endpoint.method) && leadsTo(parts, words)
}

describe('our own pages', () => {
  const called = sources.flatMap(calledBy)

  it('call the operations of the registry, by their methods', () => {
    expect(called.length).toBeGreaterThan(150)
    expect(called.filter(({ method }) => method).length).toBeGreaterThan(40)
    expect(called.filter((one) => !endpoints.some((endpoint) => isCalled(one, endpoint)))).toEqual([])
  })
})
