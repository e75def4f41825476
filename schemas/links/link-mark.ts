import type { Label } from '../core/type.ts'

/** What a clinic prints with a link, by the letter that says so in its code, and the picture of the code itself. */
export const sheetKinds = {
  poster: { letter: 'a', label: { ru: 'Плакат А4', kk: 'А4 плакат', uz: 'A4 plakat', en: 'A4 poster' } },
  stand: {
    letter: 't',
    label: {
      ru: 'Подставка на стол',
      kk: 'Үстелге қоятын тақтайша',
      uz: 'Stol ustiga qoʻyiladigan',
      en: 'Table stand',
    },
  },
  sticker: { letter: 's', label: { ru: 'Наклейки', kk: 'Жапсырмалар', uz: 'Stikerlar', en: 'Stickers' } },
  door: {
    letter: 'd',
    label: { ru: 'Табличка на дверь', kk: 'Есікке ілетін тақтайша', uz: 'Eshikka lavhacha', en: 'Door sign' },
  },
} as const satisfies Record<string, { letter: string; label: Label }>
export type SheetKind = keyof typeof sheetKinds
export const sheetNames = Object.keys(sheetKinds) as SheetKind[]

/** The letter of a code that is saved as a picture. */
const pictureLetter = 'q'

/** Where a link was met: on a printed sheet, as a picture of its code, or (`link`) as an address; and the clinic's place where that hangs, by its code. */
export type LinkMark = { by: SheetKind | 'picture' | 'link'; place?: string }

const letters = new Map<string, LinkMark['by']>([
  [pictureLetter, 'picture'],
  ...sheetNames.map((name) => [sheetKinds[name].letter, name] as const),
])

/** The query parameter that says where a link was met. */
export const markName = 'p'

/** The value of `?p=` in the address of a code: `a3` is a poster at the place 3. */
export function writeMark({ by, place = '' }: LinkMark): string {
  const letter = [...letters].find(([, name]) => name === by)?.[0] ?? ''
  return letter + place
}

/** Reads it; whatever else an address says is an ordinary link. */
export function readMark(written: string | null): LinkMark {
  const [, letter = '', place] = /^([a-z])(\d{1,9})?$/.exec(written ?? '') ?? []
  const by = letters.get(letter)
  return by ? { by, ...(place && { place }) } : { by: 'link' }
}

/** The address of a link on a host: `https://shipa.example/s/zapis?p=a3`. */
export const linkAddress = (origin: string, slug: string, mark: LinkMark = { by: 'link' }): string => {
  const written = writeMark(mark)
  return `${origin}/s/${slug}${written && `?${markName}=${written}`}`
}
