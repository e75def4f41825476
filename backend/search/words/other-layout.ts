/** Keys of the Russian layout, those of the Kazakh letters, and the apostrophe, as the Latin layout has them. */
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюёәіңғүұқөһ'
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`2345890-="

const keys = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map([...from].map((key, index) => [key, to.charAt(index)]))

const toLatin = keys(cyrillic, latin)
const toCyrillic = keys(latin, cyrillic)

/**
 * The text as typed with the other keyboard layout: «стоматолог» from `cnjvfnjkju`, “dentist” from `вутешые`. Digits are Kazakh letters
 * only in a word with others. Undefined for a text that no other layout can have made.
 */
export function inOtherLayout(text: string): string | undefined {
  const typed = text.toLowerCase()
  const isCyrillic = /[а-яёәіңғүұқөһ]/
  // In a text in both scripts only the Latin letters can be wrong.
  if (isCyrillic.test(typed) && !/[a-z]/.test(typed))
    return [...typed].map((key) => toLatin.get(key) ?? key).join('')
  if (!/[a-z[\];',.`]/.test(typed)) return undefined
  return typed.replace(/\S+/g, (word) => (isCyrillic.test(word) ? word : inCyrillic(word)))
}

/** A word typed in the Latin layout; digits are letters only beside letters. */
const inCyrillic = (word: string): string =>
  /[a-z]/.test(word)
    ? [...word].map((key) => (key === '-' ? key : (toCyrillic.get(key) ?? key))).join('')
    : word.replace(/[^\d-]/g, (key) => toCyrillic.get(key) ?? key)
