import { expect, it } from 'vitest'
import { seal, unseal } from './sealed.ts'

const secret = 'the secret of this database'

it('opens what was sealed with the same secret for the same row, and each time it looks different', () => {
  const [one, other] = [seal(secret, 'JBSWY3DPEHPK3PXP', 'a'), seal(secret, 'JBSWY3DPEHPK3PXP', 'a')]
  expect(one).not.toBe(other)
  expect([unseal(secret, one, 'a'), unseal(secret, other, 'a')]).toEqual([
    'JBSWY3DPEHPK3PXP',
    'JBSWY3DPEHPK3PXP',
  ])
})

it('opens nothing that was moved to another row, changed in any byte, or sealed with another secret', () => {
  const sealed = seal(secret, 'JBSWY3DPEHPK3PXP', 'a')
  expect(() => unseal(secret, sealed, 'b')).toThrow()
  expect(() => unseal('another', sealed, 'a')).toThrow()
  for (const [at, byte] of Buffer.from(sealed, 'base64url').entries()) {
    // The bytes are changed, not the letters: several last letters of base64 stand for the same byte.
    const changed = Buffer.from(sealed, 'base64url')
    changed[at] = byte ^ 1
    expect(() => unseal(secret, changed.toString('base64url'), 'a')).toThrow()
  }
})
