import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostName, ownHosts } from './external-host.ts'

const own = ownHosts(['shipa.example', 'WWW.Shipa.Example:8443'], 'https://canonical.example')

describe('an external host (B-33)', () => {
  it.each([
    'shipa.example',
    'Shipa.Example',
    'shipa.example.',
    'shipa.example:3000',
    'www.shipa.example',
    'canonical.example:443',
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
  ])('is not %s', (host) => expect(own.has(hostName(host))).toBe(true))

  it.each([
    'clinic.example',
    'shipa.example.evil.example',
    'evil-shipa.example',
    'sub.shipa.example',
    'shipa.example@evil.example',
    'evil.example/shipa.example',
    'evil@shipa.example',
    'shipa.example:80:80',
    '127.0.0.2',
    '',
    undefined,
  ])('is %s', (host) => expect(own.has(hostName(host))).toBe(false))

  it('is the same on every port', () => {
    fc.assert(
      fc.property(fc.domain(), fc.integer({ min: 0, max: 65_535 }), (host, port) => {
        expect(hostName(`${host}:${port}`)).toBe(host.toLowerCase())
      }),
    )
  })
})
