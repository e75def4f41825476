import { expect, test } from 'vitest'
import type { CaseDefinition } from './define-case.ts'
import { filedKinds } from './filed-kinds.ts'
import { caseDefinitions, caseFiles } from './registry.ts'
import { untranslated } from './untranslated.ts'

const label = {
  ru: 'Жалоба на цену',
  kk: 'Бағаға шағым',
  uz: 'Narxga shikoyat',
  en: 'Complaint about a price',
}
const kind: CaseDefinition = { name: 'price-complaint', label, begins: [], states: {}, arrows: {} }

test('words in four languages have no fault', () => expect(untranslated(kind)).toEqual([]))

test('words that a template has made are named with their path and the remedy', () => {
  const made = 'Price complaint'
  const [filed] = filedKinds.values()
  if (!filed) throw new Error('there is no kind that visitors file')
  const fresh = { ...filed.filed, list: { ru: made, kk: made, uz: made, en: made }, title: label }
  expect(untranslated({ ...kind, label: { ...label, kk: made }, filed: fresh })).toEqual([
    'label.kk is the English name of the file: translate it',
    'filed.list.ru is the same as filed.list.en: translate it',
    'filed.list.kk is the same as filed.list.en: translate it',
    'filed.list.uz is the same as filed.list.en: translate it',
  ])
})

test.each([...caseDefinitions])('the kind %s has words in four languages', (name, definition) => {
  expect(untranslated(definition).map((fault) => `${caseFiles.get(name)}: ${fault}`)).toEqual([])
})
