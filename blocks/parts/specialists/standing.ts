import type { Text } from '../../../locales/locale.ts'

type Standing = { position: Text | undefined; specialities: readonly Text[] }

const small = ({ text }: Text) => text.toLowerCase()

/**
 * A doctor's position and specialities, each thing once: without a position that the specialities name, and without specialities that the
 * position names.
 */
export function standingOf(position: Text | undefined, specialities: readonly Text[]): Standing {
  if (!position) return { position, specialities }
  const named = specialities.map(small).join(', ')
  if (named.includes(small(position))) return { position: undefined, specialities }
  return { position, specialities: specialities.filter((one) => !small(position).includes(small(one))) }
}
