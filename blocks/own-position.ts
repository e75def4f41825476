import type { Text } from '../locales/locale.ts'

/** The position, if it says more than the specialities beside it; undefined if it only repeats them. */
export function ownPosition(position: Text | undefined, specialities: readonly Text[]): Text | undefined {
  const said = specialities.map(({ text }) => text).join(', ')
  return position?.text.toLowerCase() === said.toLowerCase() ? undefined : position
}
