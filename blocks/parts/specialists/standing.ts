import type { Text } from '../../../locales/locale.ts'

type Standing = { position: Text | undefined; specialities: readonly Text[] }

const small = (text: string) => text.toLowerCase()

/**
 * A doctor's position and specialities, each thing once: the position is without specialities that it lists, and absent if nothing is left
 * of it; a speciality that the position has within other words is not named besides.
 */
export function standingOf(position: Text | undefined, specialities: readonly Text[]): Standing {
  if (!position) return { position, specialities }
  const named = specialities.map(({ text }) => small(text))
  const all = position.text.split(/,\s*/)
  const own = all.filter((part) => !named.includes(small(part)))
  if (own.length === 0) return { position: undefined, specialities }
  const rest = own.join(', ')
  const text = own.length < all.length ? rest.slice(0, 1).toUpperCase() + rest.slice(1) : rest
  return {
    position: { ...position, text },
    specialities: specialities.filter((one) => !small(text).includes(small(one.text))),
  }
}
