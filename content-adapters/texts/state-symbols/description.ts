import type { Label } from '../../../schemas/type.ts'

/** What is known of a country's state symbols. */
export type StateSymbols = {
  lead: Label
  flag: Label
  emblem: Label
  anthem: { authors: Label; lang: 'kk' | 'uz'; text: string }
  /** How the symbols are treated, and the law that says so. */
  usage: { title: Label; text: Label; link?: { kind: 'url'; href: string } }[]
}
