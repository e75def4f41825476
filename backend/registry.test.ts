import { describe, expect, it } from 'vitest'
import { type Endpoint, isEndpoint } from './kit/http/endpoint.ts'
import { endpoints } from './registry.ts'

/** All sources except those that define endpoints, and those that generate them from areas. */
const sources = import.meta.glob<string>(
  ['./**/*.ts', '!./kit/http/*.ts', '!./kit/area/**/*.ts', '!./**/*.test.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

/** An address as the router distinguishes it: names of parameters do not matter. */
const matched = ({ method, service, path }: Endpoint) =>
  `${method} ${service}${path.replace(/\{\w+\}/g, '{}')}`

describe('the endpoints of the API', () => {
  it('each has an address of its own', () => {
    const addresses = endpoints.map(matched)
    expect(addresses.length).toBeGreaterThan(50)
    expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([])
  })

  it('each has a name of its own, which a generated client can call', () => {
    const names = endpoints.map(({ name }) => name)
    expect(names.filter((name) => !name || !/^[a-z][\w-]*\.[a-z]\w*$/i.test(name))).toEqual([])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('are declared nowhere but in files that the registry finds', () => {
    const others = Object.entries(sources)
      .filter(([file, text]) => /\bdefine(Endpoint|Call)\(/.test(text) && !file.endsWith('.endpoint.ts'))
      .map(([file]) => file)
    expect(others).toEqual([])
  })

  it('are all exported by the files that declare them', () => {
    const modules = import.meta.glob<Record<string, unknown>>('./**/*.endpoint.ts', { eager: true })
    const missing = Object.entries(sources).flatMap(([file, text]) => {
      const declared = text.match(/\bdefine(Endpoint|Call)\(/g)?.length ?? 0
      const exported = Object.values(modules[file] ?? {})
        .flat()
        .filter(isEndpoint).length
      return declared > exported ? [`${file} declares ${declared} and exports ${exported}`] : []
    })
    expect(missing).toEqual([])
  })

  it('match a word before a parameter in its place', () => {
    for (const [at, { method, service, path }] of endpoints.entries()) {
      const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
      const later = endpoints
        .slice(at + 1)
        .filter((one) => one.method === method && one.service === service && pattern.test(one.path))
      expect(later.map((one) => `${one.path} after ${path}`)).toEqual([])
    }
  })
})
