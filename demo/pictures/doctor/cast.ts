import type { hairColors, skins } from './tones.ts'

export type HairStyle =
  | 'straight'
  | 'bob'
  | 'bun'
  | 'scarf'
  | 'curls'
  | 'pixie'
  | 'braid'
  | 'sweep'
  | 'cap'
  | 'part'
  | 'crop'
  | 'bald'
  | 'receding'
  | 'quiff'
  | 'coils'
  | 'fringe'

export type Outfit = 'coat' | 'coat-tie' | 'coat-turtleneck' | 'scrubs' | 'tunic' | 'jacket'

export type Person = {
  skin: keyof typeof skins
  hair: keyof typeof hairColors
  style: HairStyle
  outfit: Outfit
  /** Width of the jaw relative to a usual one. */
  jaw?: number
  age?: 'young' | 'middle' | 'old'
  beard?: 'stubble' | 'short' | 'full' | 'moustache'
  glasses?: 'round' | 'square'
  stethoscope?: boolean
  earrings?: boolean
  /** Usual ones are round. */
  eyes?: 'narrow'
  /** Smiles with open lips. */
  laugh?: boolean
  /** Mirrors the portrait. */
  flip?: boolean
}

/** Ten people of each clinic, women and men alternating; the dentists first. */
export const cast: readonly [Person, ...Person[]] = [
  { skin: 'beige', hair: 'espresso', style: 'straight', outfit: 'coat', laugh: true, earrings: true },
  { skin: 'golden', hair: 'black', style: 'part', outfit: 'coat-tie', glasses: 'square', jaw: 1.06 },
  {
    skin: 'fair',
    hair: 'silver',
    style: 'sweep',
    outfit: 'tunic',
    age: 'middle',
    laugh: true,
    earrings: true,
  },
  { skin: 'tan', hair: 'black', style: 'coils', outfit: 'scrubs', beard: 'short', laugh: true, jaw: 1.05 },
  { skin: 'porcelain', hair: 'copper', style: 'bun', outfit: 'tunic', earrings: true, flip: true },
  { skin: 'tan', hair: 'silver', style: 'cap', outfit: 'scrubs', beard: 'short', age: 'old', jaw: 1.06 },
  { skin: 'beige', hair: 'black', style: 'scarf', outfit: 'coat-turtleneck', age: 'young' },
  {
    skin: 'beige',
    hair: 'chestnut',
    style: 'quiff',
    outfit: 'tunic',
    laugh: true,
    age: 'young',
    beard: 'short',
    jaw: 1.03,
    flip: true,
  },
  { skin: 'golden', hair: 'black', style: 'bob', outfit: 'scrubs', glasses: 'round' },
  {
    skin: 'fair',
    hair: 'silver',
    style: 'receding',
    outfit: 'coat',
    beard: 'full',
    age: 'old',
    glasses: 'round',
    jaw: 1.04,
  },

  {
    skin: 'beige',
    hair: 'grey',
    style: 'pixie',
    outfit: 'coat',
    glasses: 'square',
    age: 'middle',
    earrings: true,
    laugh: true,
  },
  {
    skin: 'tan',
    hair: 'black',
    style: 'fringe',
    outfit: 'coat-tie',
    beard: 'short',
    stethoscope: true,
    jaw: 1.05,
  },
  { skin: 'beige', hair: 'black', style: 'braid', outfit: 'coat', age: 'middle', flip: true },
  { skin: 'golden', hair: 'black', style: 'crop', outfit: 'coat', stethoscope: true, laugh: true, jaw: 1.04 },
  { skin: 'fair', hair: 'chestnut', style: 'bun', outfit: 'coat-turtleneck', age: 'middle' },
  {
    skin: 'golden',
    hair: 'black',
    style: 'bald',
    outfit: 'tunic',
    beard: 'short',
    age: 'middle',
    glasses: 'square',
    jaw: 1.06,
  },
  {
    skin: 'deep',
    hair: 'black',
    style: 'curls',
    outfit: 'scrubs',
    laugh: true,
    earrings: true,
    stethoscope: true,
  },
  {
    skin: 'tan',
    hair: 'grey',
    style: 'part',
    outfit: 'coat-tie',
    beard: 'moustache',
    age: 'old',
    jaw: 1.07,
    flip: true,
  },
  { skin: 'tan', hair: 'espresso', style: 'scarf', outfit: 'coat', age: 'middle', laugh: true },
  {
    skin: 'brown',
    hair: 'black',
    style: 'coils',
    outfit: 'coat',
    beard: 'stubble',
    glasses: 'round',
    jaw: 1.05,
  },
]
