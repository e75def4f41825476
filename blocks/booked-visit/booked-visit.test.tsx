import { expect, it } from 'vitest'
import bookedVisit from '../../schemas/blocks/booked-visit.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import BookedVisit from './booked-visit.tsx'

/** What a reader without a script sees. */
const shown = (change: (visit: object) => void = () => {}) => {
  const html = render(
    <BookedVisit
      {...exampleOf(bookedVisit, 'ru', (data) =>
        change(Object.assign(data.visit ?? {}, { visitNumber: 'K7M29QXT' })),
      )}
      code="K7M29QXT"
      token="secret"
    />,
  )
  expect(html).not.toMatch(/secret/)
  expect(html.replace(/<noscript>.*?<\/noscript>/s, '')).not.toContain('K7M29QXT')
  return /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? ''
}

it('is moved and cancelled by forms where there is no script, and names the telephone', () => {
  const html = shown()
  expect(html).toMatch(/<a href="tel:\+77272345678"[^>]*>Позвонить: \+7 727 234 56 78/)
  expect(html).toMatch(/name="SLOT"[^>]*value="20261201T040000Z~11~501"/)
  expect(html.match(/<button[^>]*value="(?:move|cancel)"/g)).toHaveLength(2)
})

it('says why it cannot be changed shortly before it begins', () => {
  const html = shown((visit) => Object.assign(visit, { canCancel: false, days: [], tooLate: 4 }))
  expect(html).toContain('До приёма осталось меньше 4 ч')
  expect(html).not.toContain('<form')
})

it('offers its own day first and open, and other days to unfold', () => {
  const html = shown()
  expect(html.match(/<details/g)).toHaveLength(2)
  expect(html.match(/<details open/g)).toHaveLength(1)
  expect(html).toMatch(
    /<details open[^>]*><summary[^>]*>сегодня, понедельник<.*17:30.*<summary[^>]*>завтра, вторник</s,
  )
})

it('names the number of the visit and its patient, and says whose it is', () => {
  expect(shown()).toMatch(/Пациент<.*Гульнара М\..*Номер записи<.*K7M29QXT/s)
  expect(shown()).toContain('Готово: вы записаны')
  expect(shown()).toMatch(/Где<.*Стоматология «Ақ тіс».*Филиал на Абая/s)
  const child = shown((visit) => Object.assign(visit, { isForOther: true, patient: 'Жасур К.' }))
  expect(child).toMatch(/<h2[^>]*>Готово, пациент записан: Жасур К\.</)
  expect(child).not.toContain('вы записаны')
})

it('has one heading after a move', () => {
  const html = shown((visit) => Object.assign(visit, { sent: true }))
  expect(html.match(/<h2/g)).toHaveLength(1)
  expect(html).toMatch(/<h2[^>]*>Запись перенесена</)
  expect(html).not.toContain('Готово')
})
