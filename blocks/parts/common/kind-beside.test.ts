import { expect, it } from 'vitest'
import { kindBeside } from './kind-beside.ts'

const ru = (text: string) => ({ text, lang: 'ru' as const })
const uz = (text: string) => ({ text, lang: 'uz' as const })

it('leaves out a kind that the name says, in any of its forms', () => {
  expect(kindBeside(ru('Поликлиника «Тунык»'), ru('Поликлиника'))).toBeUndefined()
  expect(kindBeside(uz('«Tunyk» poliklinikasi'), uz('Poliklinika'))).toBeUndefined()
})

it('keeps a kind that the name does not say', () => {
  expect(kindBeside(ru('Демо-Дент'), ru('Стоматология'))).toEqual(ru('Стоматология'))
})
