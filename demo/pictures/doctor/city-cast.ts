import { cityClinic } from '../city-clinic.ts'
import { type Random, randomOf } from '../random.ts'
import type { HairStyle, Outfit, Person } from './cast.ts'

type Some<T> = readonly [T, ...T[]]

const women: Some<HairStyle> = ['bob', 'bun', 'straight', 'braid', 'sweep', 'scarf', 'pixie', 'bun', 'curls']
const youngMen: Some<HairStyle> = ['part', 'crop', 'fringe', 'quiff', 'cap', 'coils', 'part']
const olderMen: Some<HairStyle> = ['part', 'receding', 'crop', 'bald', 'cap', 'quiff', 'receding']

const clothes: Some<Outfit> = ['coat', 'tunic', 'scrubs', 'coat-turtleneck', 'coat']
const mensClothes: Some<Outfit> = ['coat-tie', 'scrubs', 'coat', 'tunic', 'coat-turtleneck']

const skins: Some<Person['skin']> = ['beige', 'golden', 'fair', 'beige', 'tan', 'golden', 'porcelain', 'tan']

const ages: Some<Person['age']> = [
  'young',
  undefined,
  'middle',
  undefined,
  'old',
  'young',
  undefined,
  'middle',
]

function hairOf(age: Person['age'], skin: Person['skin'], r: Random): Person['hair'] {
  if (age === 'old') return r.pick(['grey', 'silver'])
  if (age === 'middle' && r.chance(0.35)) return 'grey'
  if ((skin === 'porcelain' || skin === 'fair') && r.chance(0.45))
    return r.pick(['chestnut', 'blond', 'copper'])
  return r.pick(['black', 'black', 'espresso', 'black', 'chestnut'])
}

const nthOf = <T>(list: Some<T>, at: number): T => list[at % list.length] ?? list[0]

/**
 * A person of a clinic of the invented city: styles and ages are dealt in turn, so that neighbours in a list differ, the rest is
 * random by the key. Odd numbers are women.
 */
export function cityPerson(folder: string, number: number): Person | undefined {
  const clinic = cityClinic(folder)
  if (!clinic) return undefined
  const r = randomOf(`${folder}/person-${number}`)
  const woman = number % 2 === 1
  const turn = clinic.index * 5 + Math.ceil(number / 2) * 4
  const age = nthOf(ages, turn + (woman ? 0 : 3))
  const skin = nthOf(skins, turn * 3 + number)
  const older = age === 'middle' || age === 'old'
  const style = nthOf(woman ? women : older ? olderMen : youngMen, turn + clinic.index)
  const talks = clinic.kind === 'mind' || clinic.kind === 'development'
  return {
    skin,
    style,
    hair: hairOf(age, skin, r),
    outfit: talks && r.chance(0.75) ? 'jacket' : nthOf(woman ? clothes : mensClothes, turn + number * 2),
    jaw: woman ? r.between(0.94, 1.03) : r.between(1, 1.08),
    ...(age && { age }),
    ...(!woman && r.chance(0.45) && { beard: r.pick(['stubble', 'short', 'full', 'moustache', 'short']) }),
    ...(r.chance(0.3) && { glasses: r.pick(['round', 'square']) }),
    ...(!talks && r.chance(0.2) && { stethoscope: true }),
    ...(woman && r.chance(0.45) && { earrings: true }),
    ...(r.chance(0.4) && { laugh: true }),
    ...(r.chance(0.4) && { flip: true }),
    ...(r.chance(0.6) && { eyes: 'narrow' as const }),
  }
}
