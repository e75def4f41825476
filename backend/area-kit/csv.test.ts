import { expect, it } from 'vitest'
import services from '../../schemas/areas/services.ts'
import { makeArea } from './area.ts'
import { csvOf } from './csv.ts'

const cellOf = (ru: string) => csvOf(makeArea(services), [{ code: '1', name: { ru } }], 'ru').split('\r\n')[1]

it.each([
  '=1',
  '+1',
  '-1',
  '@a',
  ' =1',
  '\u00a0=1',
  '\u200b=1',
  '\u3164=1',
  '\u0001=1',
  '＝1',
  '＋1',
  '－1',
  '＠a',
])('a cell %j is no formula', (text) => {
  expect(cellOf(text)).toMatch(`1,'${text},`)
})
it('a cell that begins with a new line is no formula', () => {
  expect(cellOf('\n=1')).toMatch(`1,"'\n=1",`)
})
it('a cell of plain text stays as it is', () => {
  expect(cellOf('Приём = 1')).toMatch('1,Приём = 1,')
})
