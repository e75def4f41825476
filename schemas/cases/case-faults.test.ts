import { expect, test } from 'vitest'
import { t } from '../core/type.ts'
import { caseFaults } from './case-faults.ts'
import { checkCases } from './check-cases.ts'
import type { CaseDefinition } from './define-case.ts'
import type { FiledPart } from './filed-part.ts'
import { caseDefinitions } from './registry.ts'

const label = { ru: 'а', kk: 'а', uz: 'a', en: 'a' }
const sound: CaseDefinition = {
  name: 'complaint',
  label,
  begins: ['new'],
  states: { new: { label }, accepted: { label } },
  arrows: { accept: { label, from: ['new'], to: 'accepted', by: ['moderator'] } },
}
const accept = { label, from: ['new'], to: 'accepted', by: ['moderator'] } as const

test('a declaration that can work has no fault, and neither has any of the product', () => {
  expect(caseFaults(sound)).toEqual([])
  expect(caseDefinitions.size).toBeGreaterThan(3)
  expect(checkCases).not.toThrow()
})

test.each<[string, Partial<CaseDefinition>, string]>([
  [
    'a state that cannot be reached',
    { states: { ...sound.states, lost: { label } } },
    'states.lost: no arrow leads to it',
  ],
  [
    'an arrow to an unknown state',
    { arrows: { accept: { ...accept, to: 'acepted' } } },
    'arrows.accept: there is no state "acepted"',
  ],
  [
    'an arrow that nobody may make',
    { arrows: { accept: { ...accept, by: [] } } },
    'arrows.accept.by: nobody may make it',
  ],
  [
    'an arrow that begins nowhere',
    { arrows: { accept: { ...accept, from: [] } } },
    'arrows.accept.from: it begins nowhere',
  ],
  [
    'a sentence about a move of a side that does not make it',
    { arrows: { accept: { ...accept, told: { clock: label } } } },
    'arrows.accept.told.clock: that side does not make the move',
  ],
  [
    'a sentence without a language',
    { arrows: { accept: { ...accept, told: { moderator: { ...label, uz: '' } } } } },
    'arrows.accept.told.moderator.uz: the text is missing',
  ],
  ['no beginning', { begins: [] }, 'begins: no row could ever be'],
  ['a text that is missing', { label: { ...label, kk: ' ' } }, 'label.kk: the text is missing'],
  [
    'two states with one code',
    { states: { new: { label, code: 1 }, accepted: { label, code: 1 } } },
    'states: two have the same `code`',
  ],
  [
    'a state without a code beside others',
    { states: { new: { label, code: 1 }, accepted: { label } } },
    'states: some have a `code`',
  ],
])('%s is a fault with its path and the remedy', (_, wrong, said) => {
  expect(caseFaults({ ...sound, ...wrong }).join('\n')).toContain(said)
})

const filed: FiledPart = {
  section: 'reviews',
  list: label,
  title: label,
  lead: label,
  form: t.object({ text: t.string({ label }) }),
  example: { text: 'а' },
  waits: { moderator: ['new'] },
  keepDays: 30,
}
const act = label

test('a kind that visitors file has no fault if all of it can work', () => {
  expect(caseFaults({ ...sound, arrows: { accept: { ...accept, act } }, filed })).toEqual([])
})

test.each<[string, Partial<FiledPart>, string]>([
  [
    'a field that a form cannot draw',
    { form: t.object({ text: t.text({ label }) }), example: { text: label } },
    "filed.form.text: a visitor's form cannot draw it",
  ],
  [
    'a field without a label',
    { form: t.object({ text: t.string() }) },
    'filed.form.text.label.kk: the text is missing',
  ],
  ['an example that is not valid', { example: {} }, 'filed.example.'],
  ['a wait in an unknown state', { waits: { clinic: ['nw'] } }, 'filed.waits.clinic: there is no state "nw"'],
  ['an arrow that is not for the clock', { clock: [{ arrow: 'accept', days: 3 }] }, 'filed.clock[0].arrow'],
  [
    'a reason of the clock that its author would not read',
    { clock: [{ arrow: 'close', days: 3, reason: label }] },
    'filed.clock[0].reason: the author does not read it',
  ],
  [
    'a clock without the reason that its arrow needs',
    { clock: [{ arrow: 'drop', days: 3 }] },
    'filed.clock[0].reason: "drop" needs a reason',
  ],
  [
    'a reason of the clock without a language',
    { clock: [{ arrow: 'drop', days: 3, reason: { ...label, kk: '' } }] },
    'filed.clock[0].reason.kk: the text is missing',
  ],
  ['rows that are kept for no time', { keepDays: 0 }, 'filed.keepDays: it must be more than 0'],
  ['a missing heading', { title: { ...label, uz: '' } }, 'filed.title.uz: the text is missing'],
])('of a kind that visitors file, %s is a fault', (_, wrong, said) => {
  const close = { label, from: ['new'], to: 'accepted', by: ['clock'] } as const
  const arrows = { accept: { ...accept, act }, close, drop: { ...close, needsReason: true } as const }
  const whole = { ...sound, arrows, filed: { ...filed, ...wrong } }
  expect(caseFaults(whole).join('\n')).toContain(said)
})

test('an arrow for people without a button is a fault of a kind that visitors file', () => {
  expect(caseFaults({ ...sound, filed })).toEqual([
    'arrows.accept.act: people make it, and its button has no text; write one in four languages',
  ])
})
