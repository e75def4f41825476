import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { resources } from '../../../../locales/index.ts'
import { render } from '../../../../ui/test/render.tsx'
import { TextProvider } from '../../../text-provider.tsx'
import { Agenda } from './agenda.tsx'
import type { Column } from './columns.ts'
import { PrintDay } from './print-day.tsx'
import { visitOf } from './test/samples.ts'

const visit = visitOf({ IS_OVERBOOK: true, IS_OUTSIDE: true })
const column: Column = {
  key: 'k',
  doctor: '1',
  name: 'Ахметова Айгуль',
  date: visit.DATE,
  step: 30,
  open: [],
  free: [],
  visits: [{ from: 540, until: 570, lane: 0, lanes: 1, visit }],
}
const nothing = () => {}
const textOf = (shown: ReactElement) =>
  render(
    <TextProvider locale="ru" texts={resources.ru ?? {}}>
      {shown}
    </TextProvider>,
  ).replace(/<[^>]+>/g, ' ')

it.each([
  ['on a phone', <Agenda key="" columns={[column]} hasFree={false} onVisit={nothing} onNew={nothing} />],
  ['on paper', <PrintDay key="" title="" place="" columns={[column]} titleOf={({ name }) => name} />],
])('says %s too that a visit is over another one, and outside of the hours', (_where, shown) => {
  const text = textOf(shown)
  for (const words of ['Сериков', 'подтверждена', 'поверх другой записи', 'вне часов приёма'])
    expect(text).toContain(words)
})

it('says that nobody sees patients only on a day without visits', () => {
  const agenda = (visits: Column['visits']) =>
    textOf(<Agenda columns={[{ ...column, visits }]} hasFree={false} onVisit={nothing} onNew={nothing} />)
  expect(agenda([])).toContain('никто не принимает')
  expect(agenda(column.visits)).not.toContain('никто не принимает')
})
