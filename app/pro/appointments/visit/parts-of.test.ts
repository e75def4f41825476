import { expect, it } from 'vitest'
import { firstPart, partsOf } from './parts-of.ts'

const registrar = { seesMoney: true, readsNotes: false, isOwn: false }
const doctor = { seesMoney: true, readsNotes: true, isOwn: true }
const owner = { seesMoney: true, readsNotes: true, isOwn: false }
const analyst = { seesMoney: false, readsNotes: false, isOwn: false }

it.each([
  ['a registrar before the patient has come', 'confirmed', registrar, ['facts'], 'facts'],
  ['a registrar once the patient has come', 'arrived', registrar, ['facts', 'money'], 'money'],
  ['a doctor', 'arrived', doctor, ['facts', 'money', 'notes'], 'notes'],
  ['an owner, for whom no note is opened unasked', 'completed', owner, ['facts', 'money', 'notes'], 'money'],
  ['a member who sees neither', 'completed', analyst, ['facts'], 'facts'],
  ['anybody for a patient who has not come', 'no_show', owner, ['facts'], 'facts'],
] as const)(
  'shows to %s what they may see, and first what they came for',
  (_, STATUS, rights, parts, first) => {
    expect(partsOf({ STATUS }, rights)).toEqual(parts)
    expect(firstPart(partsOf({ STATUS }, rights), rights)).toBe(first)
  },
)
