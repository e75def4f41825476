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
  ['a case that waits for nobody', { waits: {} }, 'filed.waits: no case would wait for anybody'],
  [
    'a moderator without a queue',
    { waits: { clinic: ['new'] } },
    'filed.waits.moderator: moderators make "accept" in "new", which is in no queue',
  ],
  ['an unknown section', { section: 'kitchen' as 'reviews' }, 'filed.section: there is no section "kitchen"'],
  ['rows that are kept for no time', { keepDays: 0 }, 'filed.keepDays: it must be more than 0'],
  ['a missing heading', { title: { ...label, uz: '' } }, 'filed.title.uz: the text is missing'],
])('of a kind that visitors file, %s is a fault', (_, wrong, said) => {
  const whole = { ...sound, arrows: { accept: { ...accept, act } }, filed: { ...filed, ...wrong } }
  expect(caseFaults(whole).join('\n')).toContain(said)
})

test('an arrow for people without a button is a fault of a kind that visitors file', () => {
  expect(caseFaults({ ...sound, filed })).toEqual([
    'arrows.accept.act: people make it, and its button has no text; write one in four languages',
  ])
})

test('the file of a declaration is named with its faults', () => {
  const wrong = new Map([['complaint', { ...sound, begins: [] }]])
  expect(() => checkCases(wrong, new Map([['complaint', 'schemas/reviews/complaint.case.ts']]))).toThrow(
    'schemas/reviews/complaint.case.ts:\nbegins: no row could ever be; name a state',
  )
})

test.each<[string, Partial<FiledPart>, string]>([
  [
    'an arrow of the clock without a time',
    {},
    'filed.clock: the clock makes "expire", and no line says when',
  ],
  [
    'a needed reason that is missing',
    { clock: [{ arrow: 'expire', days: 3 }] },
    'filed.clock[0].reason: "expire" needs',
  ],
  [
    'a reason without a language',
    { clock: [{ arrow: 'expire', days: 3, reason: { ...label, uz: '' } }] },
    'filed.clock[0].reason.uz: the text is missing',
  ],
  [
    'an arrow with two times',
    { clock: [1, 2].map((days) => ({ arrow: 'expire', days, reason: label })) },
    'filed.clock[1].arrow: "expire" has a line already',
  ],
])('of the clock of a kind, %s is a fault', (_, wrong, said) => {
  const expire = { label, from: ['new'], to: 'accepted', by: ['clock'], needsReason: true } as const
  const whole = { ...sound, arrows: { accept: { ...accept, act }, expire }, filed: { ...filed, ...wrong } }
  expect(caseFaults(whole).join('\n')).toContain(said)
})

test('a reason of the clock that its author does not read is a fault', () => {
  const close = { label, from: ['new'], to: 'accepted', by: ['clock'] } as const
  const clock = [{ arrow: 'close', days: 3, reason: label }]
  const whole = { ...sound, arrows: { accept: { ...accept, act }, close }, filed: { ...filed, clock } }
  expect(caseFaults(whole)).toEqual([
    "filed.clock[0].reason: the author does not read it; add 'author' to `reasonFor`",
  ])
})

test('a doctor is no mover of a kind that visitors file', () => {
  const byDoctor = { ...accept, act, by: ['doctor'] } as const
  expect(caseFaults({ ...sound, arrows: { accept: byDoctor }, filed }).join('\n')).toContain(
    'arrows.accept.by: no doctor sees a case',
  )
})
