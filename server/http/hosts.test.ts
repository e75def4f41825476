import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ContentSource, Reader } from '../../content-adapters/source.ts'
import { SourceError } from '../../content-adapters/source.ts'
import { cacheKey, createHosts } from './hosts.ts'

const owned = { host: 'clinic.example', slug: 'clinic', isPrimary: true }

/** Hosts over a source that knows one domain, and fails while `fault` says so. */
function open(unknownHost: 'product' | 'nobody' = 'nobody') {
  const state = { asked: 0, fault: undefined as SourceError | undefined, delay: Promise.resolve() }
  const openSource = ({ tag }: Reader) =>
    ({
      async domain(host: string) {
        state.asked++
        if (state.fault) throw state.fault
        tag('domains')
        await state.delay
        if (host !== owned.host) throw new SourceError(404, 'none')
        return owned
      },
    }) as Partial<ContentSource> as ContentSource
  const own = new Set(['shipa.example', 'localhost'])
  return { ...createHosts({ openSource, own, unknownHost, report: () => {} }), state }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

describe('whose a host is (B-33)', () => {
  it('is known at once after it was found, and the product’s own need no question', async () => {
    const { known, find, state } = open()
    expect(known('clinic.example:3000')).toBeUndefined()
    expect(await find('Clinic.Example:3000')).toEqual({ ...owned, tags: ['domains'] })
    expect(known('Clinic.Example:3000')).toEqual({ ...owned, tags: ['domains'] })
    expect(await find('localhost:3000')).toBe('product')
    expect(await find('shipa.example')).toBe('product')
    expect(state.asked).toBe(1)
  })

  it.each(['product', 'nobody'] as const)(
    'is %s where no clinic has it and that is the rule',
    async (rule) => {
      const { find } = open(rule)
      expect(await find('unknown.example')).toBe(rule)
      expect(await find(undefined)).toBe(rule)
      expect(await find('a b')).toBe(rule)
    },
  )

  it('is not known of an invalid header, also where unknown hosts are the product’s', async () => {
    const { known, find } = open('product')
    expect(await find('a b')).toBe('product')
    expect(await find('unknown.example:80')).toBe('product')
    expect([known('a b'), known('a b'), known('unknown.example:80')]).toEqual([
      undefined,
      undefined,
      'product',
    ])
  })

  it('is asked for anew after a minute, and after a change that may concern it', async () => {
    const { known, find, forget } = open()
    await find('clinic.example')
    await find('unknown.example')
    forget(['news:1001'])
    expect(known('clinic.example')).toBeDefined()
    expect(known('unknown.example')).toBeUndefined()
    forget(['domains'])
    expect(known('clinic.example')).toBeUndefined()
    await find('clinic.example')
    later(60_001)
    expect(known('clinic.example')).toBeUndefined()
  })

  it('is not remembered as it was read before a change', async () => {
    const { known, find, forget, state } = open()
    const gate = Promise.withResolvers<void>()
    state.delay = gate.promise
    const reading = Promise.all([find('clinic.example'), find('unknown.example')])
    forget(['domains'])
    gate.resolve()
    await reading
    expect([known('clinic.example'), known('unknown.example')]).toEqual([undefined, undefined])
    await find('clinic.example')
    expect(known('clinic.example')).toBeDefined()
  })

  it('stays what it was while the source cannot answer, and is a fault before', async () => {
    const { find, state } = open()
    state.fault = new SourceError(503, 'down')
    await expect(find('clinic.example')).rejects.toThrow('down')
    state.fault = undefined
    await find('clinic.example')
    later(60_001)
    state.fault = new SourceError(503, 'down')
    expect(await find('clinic.example')).toMatchObject(owned)
  })

  it('is remembered for so many hosts and no more', async () => {
    const { find, known } = open()
    await find('clinic.example')
    for (let index = 0; index < 10_000; index++) await find(`host-${index}.example`)
    expect(known('clinic.example')).toBeUndefined()
    expect(known('host-9999.example')).toBe('nobody')
  })
})

it('keeps the pages of each host apart, and none of a host of nobody’s', () => {
  expect(cacheKey('product', '/about')).toBe('/about')
  expect(cacheKey({ ...owned, tags: [] }, '/about')).toBe('clinic.example /about')
  expect(cacheKey('nobody', '/about')).toBeUndefined()
  expect(cacheKey(undefined, '/about')).toBeUndefined()
})
