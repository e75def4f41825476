/** Length in code points, as JSON Schema counts it. */
export function characterCount(text: string): number {
  let count = text.length
  for (let index = 1; index < text.length; index++) {
    const isPair =
      (text.charCodeAt(index) & 0xfc00) === 0xdc00 && (text.charCodeAt(index - 1) & 0xfc00) === 0xd800
    if (isPair) count--
  }
  return count
}
