import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hasLeadingZeroBits,
  parseProofToken,
  parseSeed,
  proofMessage,
  seedToSign,
  writeProofToken,
} from './proof.ts'

const hex = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`))

describe('the header of a proof', () => {
  it('is read as it was written (A-0d)', () => {
    const token = fc.record({
      unix: fc.nat({ max: 99_999_999_999 }),
      nonce: hex(8),
      counter: fc.nat({ max: 999_999_999_999_999 }),
    })
    fc.assert(
      fc.property(token, (one) => {
        expect(parseProofToken(writeProofToken(one))).toEqual(one)
      }),
    )
  })
  it.each([
    '',
    'v1.1.0011aabb',
    'v2.1.0011aabb.5',
    'v1.1.0011AABB.5',
    'v1.1.0011aab.5',
    'v1.01.0011aabb.5',
    'v1.1.0011aabb.05',
    'v1.1.0011aabb.-5',
    'v1.1.0011aabb.5 ',
    'v1.1.0011aabb.5e3',
    `v1.1.0011aabb.${'9'.repeat(40)}`,
  ])('is refused as %j', (header) => {
    expect(parseProofToken(header)).toBeUndefined()
  })
})

describe('a seed', () => {
  it('is read into its end, what is signed and the signature', () => {
    const parts = fc.record({ expires: fc.nat(), random: hex(16), hmac: hex(64) })
    fc.assert(
      fc.property(parts, ({ expires, random, hmac }) => {
        const signed = seedToSign(expires, random)
        expect(parseSeed(`${signed}.${hmac}`)).toEqual({ expires, signed, hmac })
      }),
    )
  })
  it.each(['', 'v1.5.00112233445566ff.00', `v1.x.00112233445566ff.${'0'.repeat(64)}`, 'v1.5\n'])(
    'is refused as %j',
    (seed) => {
      expect(parseSeed(seed)).toBeUndefined()
    },
  )
})

describe('the message of a proof', () => {
  const call = {
    seed: 'seed',
    method: 'POST',
    path: '/api/w-front/kk/v1/x?a=1',
    unix: 1_800_000_000,
    nonce: '0011aabb',
    bodyHash: 'ff',
  }
  it('holds everything that the proof is for, a line each (A-0d)', () => {
    expect(proofMessage(call, 42)).toBe('seed\nPOST\n/api/w-front/kk/v1/x?a=1\n1800000000\n0011aabb\nff\n42')
  })
  it('has a digest that other software computes alike', () => {
    const digest = bytesToHex(sha256(utf8ToBytes(proofMessage(call, 42))))
    expect(digest).toBe('33820892d0bc93fd13259e695dc11f667d532d3dd143d833fb0d67c346642a10')
  })
})

describe('the zero bits of a digest', () => {
  it('are counted as a written number would show them', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 4, maxLength: 4 }),
        fc.nat({ max: 32 }),
        fc.nat({ max: 24 }),
        (bytes, bits, zeroed) => {
          bytes.fill(0, 0, zeroed >> 3)
          const written = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
          expect(hasLeadingZeroBits(bytes, bits)).toBe(written.startsWith('0'.repeat(bits)))
        },
      ),
    )
  })
  it('are never more than the digest has', () => {
    expect(hasLeadingZeroBits(new Uint8Array(2), 17)).toBe(false)
    expect(hasLeadingZeroBits(new Uint8Array(0), 0)).toBe(true)
  })
})
