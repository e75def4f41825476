import { crockford, readCrockford } from './crockford.ts'

export const accessCodeAlphabet = crockford
export const accessCodeLength = 8

const valid = new RegExp(`^[${accessCodeAlphabet}]{${accessCodeLength}}$`)

/** The stored form of an access code (A5): `abcd-efgo` becomes `ABCDEFG0`. Undefined for an invalid one. */
export function normalizeAccessCode(input: string): string | undefined {
  const code = readCrockford(input)
  return valid.test(code) ? code : undefined
}

/** An access code in two groups, as it is read out and written down: `ABCD-EFG0`. */
export const formatAccessCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`
