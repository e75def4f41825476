/** The words of a text, between spaces. */
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** What the name of a branch does not repeat of what is said beside it. */
export function ownNameOf(name: string, said: readonly string[]): string {
  const parts = name.split(/: |, /)
  const own = parts.filter((part) => !said.some((text) => wordsOf(text).includes(wordsOf(part))))
  return own.length === parts.length ? name : own.join(', ')
}

/**
 * A branch with its address, and with its clinic before them if that is given: what the name of the branch repeats of these stands once,
 * `Жибек, ул. Мельничная, 21`.
 */
export function placeInWords(name: string, address: string, company = ''): string {
  return [company, ownNameOf(name, [company, address]), address].filter(Boolean).join(', ')
}
