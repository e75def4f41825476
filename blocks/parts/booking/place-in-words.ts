/** The words of a text, between spaces. */
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** A branch with its address: what its name says of the address stands once, `Жибек, ул. Мельничная, 21`. */
export function placeInWords(name: string, address: string): string {
  const parts = name.split(/: |, /)
  const own = parts.filter((part) => !wordsOf(address).includes(wordsOf(part)))
  return [own.length === parts.length ? name : own.join(', '), address].filter(Boolean).join(', ')
}
