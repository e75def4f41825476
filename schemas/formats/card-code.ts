import { crockford, readCrockford } from './crockford.ts'

/** Characters of the code of a bonus card. */
export const cardCodeLength = 12

const whole = new RegExp(`^[${crockford}]{${cardCodeLength}}$`)

/** The stored form of the code of a bonus card, however it was typed: `abcd efgh jkmn` becomes `ABCDEFGHJKMN`. Undefined for another text. */
export function readCardCode(input: string): string | undefined {
  const code = readCrockford(input)
  return whole.test(code) ? code : undefined
}

/** The code of a bonus card as people read it: `ABCD-EFGH-JKMN`. */
export const writeCardCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code
