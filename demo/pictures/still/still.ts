import { type Still, stillLife } from '../news.ts'
import { care } from './care.ts'
import { life } from './life.ts'
import { teeth } from './teeth.ts'

const stills: readonly [Still, ...Still[]] = [
  care.syringe,
  care.tubes,
  life.plate,
  life.shoes,
  care.tonometer,
  life.night,
  care.clipboard,
  life.duck,
  life.carafe,
  care.stethoscope,
  life.winter,
  life.pin,
  care.soap,
  life.letter,
  life.reading,
  teeth.floss,
  teeth.firstBrush,
]

/**
 * A still life about health, by number: a syringe, test tubes, a plate, shoes, a blood pressure meter, a night, a list,
 * a duck, water, a stethoscope, a winter hat, a map, soap, a letter, books, floss, a child's brush.
 */
export const still = stillLife(stills)
