import { expect, test } from 'vitest'
import { caseFaults } from './case-faults.ts'
import type { CaseDefinition } from './define-case.ts'
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
  for (const definition of caseDefinitions.values()) expect(caseFaults(definition)).toEqual([])
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
