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

it('opens nothing that was moved to another row, changed, or sealed with another secret', () => {
  const sealed = seal(secret, 'JBSWY3DPEHPK3PXP', 'a')
  const changed = `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'B' : 'A'}`
  expect(() => unseal(secret, sealed, 'b')).toThrow()
  expect(() => unseal(secret, changed, 'a')).toThrow()
  expect(() => unseal('another', sealed, 'a')).toThrow()
})
