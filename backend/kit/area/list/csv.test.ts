import { expect, it } from 'vitest'
import type { AreaDefinition } from '../../../../schemas/areas/define-area.ts'
import doctors from '../../../../schemas/areas/doctors.ts'
import services from '../../../../schemas/areas/services.ts'
import { makeArea, type Row } from '../area.ts'
import { csvOf } from './csv.ts'
import type { ReferenceNames } from './read-names.ts'

const linesOf = async (definition: AreaDefinition, rows: Row[], names?: ReferenceNames) =>
  (await csvOf(makeArea(definition), rows, 'ru', names)).split('\r\n')
const cellOf = async (ru: string) => (await linesOf(services, [{ code: '1', name: { ru } }]))[1]

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
])('a cell %j is no formula', async (text) => {
  expect(await cellOf(text)).toMatch(`1,'${text},`)
})
it('a cell that begins with a new line is no formula', async () => {
  expect(await cellOf('\n=1')).toMatch(`1,"'\n'=1",`)
})
it('a cell of plain text stays as it is', async () => {
  expect(await cellOf('Приём = 1')).toMatch('1,Приём = 1,')
})
it('choices and references of a list are written by their names', async () => {
  const [, line] = await linesOf(
    doctors as unknown as AreaDefinition,
    [{ code: '1', specialities: ['dentist', 'unknown'], languages: ['kk', 'ru'] }],
    new Map([['specialities', new Map([['dentist', 'Стоматолог']])]]),
  )
  expect(line).toContain('"Стоматолог, unknown"')
  expect(line).toContain('"Казахский, Русский"')
})
it('status and period are columns of rows that are scheduled', async () => {
  const scheduled = { ...services, scheduled: true } as unknown as AreaDefinition
  const shownFrom = new Date('2026-12-01T04:00:00Z')
  const [head, line] = await linesOf(scheduled, [
    { code: '1', status: 'hidden', shownFrom, shownUntil: null },
  ])
  expect(head).toMatch(/,Видимость,Показывать с,Показывать до$/)
  expect(line).toMatch(/,Скрыто,2026-12-01T04:00:00.000Z,$/)
})
it('others get their turn while a long list is written', async () => {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 0)
  await linesOf(services, Array<Row>(30_000).fill({ code: '1', name: { ru: 'Приём' } }))
  clearInterval(timer)
  expect(turns).toBeGreaterThan(10)
})
