import { crockford, readCrockford } from './crockford.ts'

export const recoveryCodeAlphabet = crockford
export const recoveryCodeLength = 12

const valid = new RegExp(`^[${crockford}]{${recoveryCodeLength}}$`)

/** The stored form of a recovery code, however a person has typed it; undefined for what is none. */
export function readRecoveryCode(input: string): string | undefined {
  const code = readCrockford(input)
  return valid.test(code) ? code : undefined
}

/** A recovery code in three groups, as it is printed: `ABCD-EFGH-JKMN`. */
export const formatRecoveryCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code
