/** Numbers from 0 to 1 that follow from a word. */
function numbersOf(word: string): () => number {
  let state = 2166136261
  for (const letter of word) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

/** The shapes of a drawn street, each a path. */
export type Street = Record<'far' | 'near' | 'roofs' | 'windows' | 'trees', string>

/** Height of the picture, and of the street at its foot. */
const height = 80
const foot = 70

const box = (x: number, y: number, width: number, tall: number) => `M${x} ${y}h${width}v${tall}h-${width}z`

/** Windows in rows, and a door in the middle of the ground floor. */
function windowsOf(x: number, y: number, width: number): string {
  const columns = Math.max(2, Math.floor((width - 4) / 8))
  const gap = (width - columns * 4) / (columns + 1)
  const rows = Math.floor((foot - 14 - y) / 11)
  const at = (index: number) => Math.round((x + gap + index * (4 + gap)) * 10) / 10
  const floors = Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_column, index) => box(at(index), y + 6 + row * 11, 4, 5)).join(''),
  )
  return floors.join('') + box(x + Math.round(width / 2) - 3, foot - 10, 6, 10)
}

/**
 * A street of invented houses that follows from a word: the same for the same one, and seldom like that of another. It stands where there is
 * no photo of a place, and looks like no place.
 */
export function streetOf(word: string, width: number): Street {
  const next = numbersOf(word)
  const between = (least: number, most: number) => Math.round(least + next() * (most - least))
  const street: Street = { far: '', near: '', roofs: '', windows: '', trees: '' }
  for (let x = -between(0, 12); x < width; ) {
    const wide = between(16, 30)
    const top = between(14, 34)
    street.far += box(x, top, wide, foot - top)
    x += wide + between(0, 3)
  }
  for (let x = between(2, 8); x < width - 20; ) {
    const wide = Math.min(between(22, 34), width - x - 2)
    const top = between(26, 42)
    street.near += box(x, top, wide, foot - top)
    const pitch = between(6, 11)
    street.roofs +=
      next() < 0.5
        ? `M${x - 2} ${top}l${wide / 2 + 2}-${pitch} ${wide / 2 + 2} ${pitch}z`
        : box(x - 1, top - 3, wide + 2, 3)
    street.windows += windowsOf(x, top, wide)
    x += wide
    const room = between(4, 16)
    if (room > 9 && x + room < width) {
      const middle = x + Math.round(room / 2)
      street.trees += `${box(middle - 1, foot - 8, 2, 8)}M${middle - 5} ${foot - 12}a5 ${between(5, 8)} 0 1 1 10 0a5 5 0 1 1-10 0z`
    }
    x += room
  }
  return street
}

/** The box of a picture of a street, as an SVG has it. */
export const streetBox = (width: number) => `0 0 ${width} ${height}`
