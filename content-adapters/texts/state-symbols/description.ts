import type { Label } from '../../../schemas/core/type.ts'

/** Description of a country's state symbols. */
export type StateSymbols = {
  lead: Label
  flag: Label
  emblem: Label
  anthem: { authors: Label; lang: 'kk' | 'uz'; text: string }
  /** Rules for using the symbols, and their law. */
  usage: { title: Label; text: Label; link?: { kind: 'url'; href: string } }[]
}
