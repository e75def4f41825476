import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '../../locales/locale.ts'
import { parseAddress } from './address.ts'
import { clinicHost, externalHost, hostPath, productHost } from './host.ts'

const origin = 'http://localhost:3000'
const own = clinicHost(origin, { host: 'dent.localhost', slug: 'dent' })

describe('a clinic’s own host (2.1)', () => {
  it('has the scheme and port of the product', () => {
    expect(own.origin).toBe('http://dent.localhost:3000')
    expect(clinicHost('https://shipa.kz', { host: 'dent.kz', slug: 'dent' }).origin).toBe('https://dent.kz')
  })

  it('writes every path of its own as one that it reads back', () => {
    const segment = fc.stringMatching(/^[a-z][a-z0-9-]{2,9}$/)
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), fc.constantFrom(...locales), (segments, locale) => {
        const productPath = ['/l/dent', ...segments].join('/')
        const read = parseAddress(own.href(productPath, locale))
        expect(read?.locale).toBe(locale)
        expect(read && own.productPath(read.path)).toBe(productPath)
      }),
    )
  })

  it('leads to the product for what is not the clinic’s', () => {
    expect(own.href('/', 'kk')).toBe('http://localhost:3000/kk')
    expect(own.href('/l/dental', 'ru')).toBe('http://localhost:3000/l/dental')
  })

  it.each(['/l/dent//example.com', '/l/dent/\\example.com', '/l/dent//\\example.com'])(
    'keeps %j on the host',
    (path) => {
      for (const locale of locales)
        expect(new URL(own.href(path, locale), own.origin).origin).toBe(own.origin)
    },
  )

  it('shows a path as its reader knows it', () => {
    expect(hostPath(own, '/l/dent/about')).toBe('/about')
    expect(hostPath(own, '/l/dent')).toBe('/')
    expect(hostPath(productHost(origin), '/l/dent/about')).toBe('/l/dent/about')
    expect(hostPath(externalHost(origin), '/l/dent/about')).toBe('/l/dent/about')
  })
})
