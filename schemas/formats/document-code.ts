import { type Locale, localizePath } from '../../locales/locale.ts'
import { crockford, readCrockford } from './crockford.ts'

/** Characters of a document's code before the one that checks them. */
export const documentCodeLength = 12

const valid = new RegExp(`^[${crockford}]{${documentCodeLength + 1}}$`)

/** Twice an element of the field of 32 elements (x⁵ = x² + 1), in which characters are added by exclusive or. */
const twice = (value: number): number => (value & 16 ? (value << 1) ^ 0b100101 : value << 1)

/**
 * The character that checks the others, of the same alphabet: the sum of all characters, each weighted with another power of two,
 * is zero in the field of 32 elements. So it finds any wrong character, and any two that have changed places.
 */
export function checkCharacter(characters: string): string {
  let sum = 0
  for (const character of characters) sum = twice(sum ^ crockford.indexOf(character))
  return crockford[sum] ?? ''
}

/**
 * The stored form of the code of a document (D-DV), with its check character: `abcd efgh jkmo 7` becomes `ABCDEFGHJKM07`. Undefined for
 * another text, or a mistyped code.
 */
export function readDocumentCode(input: string): string | undefined {
  const code = readCrockford(input)
  const [characters, check] = [code.slice(0, documentCodeLength), code.slice(documentCodeLength)]
  return valid.test(code) && checkCharacter(characters) === check ? code : undefined
}

/** The code of a document as it is printed and stands in addresses: `ABCD-EFGH-JKM0-7`. */
export const writeDocumentCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code

/** The path of the page that checks a document (R27), without the language of the page: `lang` is that of the document. */
export const documentPath = (lang: string, code: string): string => `/dv/${lang}/${writeDocumentCode(code)}`

/** The address of that page as it is printed and given away: in the language of the document, which its reader has. */
export const documentAddress = (origin: string, lang: Locale, code: string): string =>
  origin + localizePath(documentPath(lang, code), lang)
