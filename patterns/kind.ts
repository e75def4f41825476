import type { Label } from '../schemas/core/type.ts'
import type { PaletteName } from '../schemas/design/theme.ts'
import type { Character } from '../schemas/draft/site-name.ts'

/** A kind of clinics: how it is recognised, its colours and its words. */
export type KindPattern = {
  label: Label
  /** Words in the name or the type of such a clinic, in lower case, in any language. */
  words?: RegExp
  /** Slugs of specialities (`schemas/reference/specialities.ts`), most of whose doctors work in such a clinic. */
  specialities?: readonly string[]
  palettes: Record<Character, PaletteName>
  /** The first interest of its visitors. */
  seeks: 'doctors' | 'prices'
  /** The first words of a site, by its character; a direct one begins with the clinic’s name. */
  start: { calm: Start; editorial: Start; direct: Pick<Start, 'lead'> }
  /** The button of the first screen where there is no online booking: it opens the contacts. */
  visit?: Label
  /** Names of sections with the words of this kind. */
  sections: { approach: string; visit: string; questions: string }
}

/** A heading with a sentence. */
export type Start = { title: Label; lead: Label }

/** Declares a kind; the default export of `kinds/<name>.ts`. */
export const defineKind = (kind: KindPattern): KindPattern => kind
