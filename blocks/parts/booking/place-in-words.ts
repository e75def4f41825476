/** The words of a text, between spaces. */
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/**
 * A branch with its address, and with its clinic before them if that is given: what the name of the branch repeats of these stands once,
 * `Жибек, ул. Мельничная, 21`.
 */
export function placeInWords(name: string, address: string, company = ''): string {
  const parts = name.split(/: |, /)
  const isSaid = (part: string) => [company, address].some((text) => wordsOf(text).includes(wordsOf(part)))
  const own = parts.filter((part) => !isSaid(part))
  return [company, own.length === parts.length ? name : own.join(', '), address].filter(Boolean).join(', ')
}
