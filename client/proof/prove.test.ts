import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hasLeadingZeroBits, parseProofToken, proofMessage } from '../../schemas/calls/proof.ts'
import { type ProofBody, prove } from './prove.ts'

const call = {
  seed: 'v1.1800000000.00112233445566ff.0',
  method: 'POST',
  path: '/api/w-front/ru/v1/x?a=1',
  unix: 1_800_000_000,
  nonce: '0011aabb',
}

/** Whether the backend, which has its own implementation of the hash, would accept the proof. */
function holds(token: string, bodyHash: string, bits: number): boolean {
  const parsed = parseProofToken(token)
  if (!parsed) return false
  const digest = hash('sha256', proofMessage({ ...call, bodyHash }, parsed.counter), 'buffer')
  return hasLeadingZeroBits(digest, bits)
}

describe('a proof', () => {
  it.each([0, 1, 8, 12])('begins with %i zero bits for the body that is sent (A-0d)', async (bits) => {
    const body = '{"NAME":"Әсел"}'
    const token = await prove({ ...call, body, bits })
    expect(holds(token, hash('sha256', body), bits)).toBe(true)
    if (bits > 8) expect(holds(token, hash('sha256', '{}'), bits)).toBe(false)
  })
  it('of a form is for its fields and the bytes of its files', async () => {
    const bytes = new Uint8Array(600_000).fill(7)
    const body: ProofBody = [
      ['file', new File([bytes], 'photo.png')],
      ['a', 'b'],
    ]
    const token = await prove({ ...call, body, bits: 10 })
    const lines = `a=b\nfile=photo.png:600000:${hash('sha256', bytes)}`
    expect(holds(token, hash('sha256', lines), 10)).toBe(true)
  })
  it('lets others work in between', async () => {
    let pauses = 0
    const pause = async () => {
      pauses += 1
    }
    await prove({ ...call, body: '', bits: 14 }, pause)
    expect(pauses).toBeGreaterThan(0)
  })
})
