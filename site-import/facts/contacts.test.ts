import { expect, it } from 'vitest'
import { readSite } from '../read-site.ts'
import { factText } from '../testing/fact-text.ts'

/** The facts of a page; a question mark behind one that is not sure. */
const facts = async (html: string): Promise<string[]> => {
  const bytes = new TextEncoder().encode(`<html><meta charset=utf-8>${html}</html>`)
  const { site } = await readSite({ name: 'old.html', bytes }, 2026)
  return site.facts.map((fact) => `${factText(fact)}${fact.isUnsure ? ' ?' : ''}`)
}

it.each([
  ['Тел. +7 (71234) 2-34-56', ['phone +77123423456']],
  ['8 (39161) 3-07-40 доб. 12', ['phone +73916130740']],
  ['8-71234-2-34-56', ['phone +77123423456']],
  ['+7(495)123.45.67', ['phone +74951234567']],
  ['+38 (044) 123-45-67', ['phone +380441234567']],
  ['Phone: +44 20 7946 0123', ['phone +442079460123']],
  [
    '+7 (727) 250-11-22, 250-11-23; 8 701 111 22 33 (моб.)',
    ['phone +77272501122', 'phone +77011112233', 'phone +77272501123'],
  ],
  ['Тел. (4932) 903-800, 902-211', ['phone +74932903800', 'phone +74932902211']],
  ['8 701 111 22 33, 100-200', ['phone +77011112233']],
])('phones as towns and offices write them: %s', async (line, expected) =>
  expect(await facts(`<p>${line}</p>`)).toEqual(expected),
)

it.each([
  ['Режим работы:<br>с понедельника по пятницу<br>с 8:30 до 17:00', ['hours 1-5 08:30-17:00']],
  ['Режим работы<br>с понедельника<br>по пятницу<br>с 8:30<br>до 17:00', ['hours 1-5 08:30-17:00']],
  ['Режим работы: пн-птн 8-18, сбт 9-14', ['hours 1-5 08:00-18:00; 6 09:00-14:00']],
])('hours whose days are in other lines or shortened otherwise: %s', async (line, expected) =>
  expect(await facts(`<p>${line}</p>`)).toEqual(expected),
)

it.each([
  ['<p>График работы: 8:00-18:00</p>', ['hours 1-7 08:00-18:00 ?']],
  ['<h3>Рентген-кабинет</h3><p>Режим работы: пн-пт 9:00-15:00</p>', ['hours 1-5 09:00-15:00 ?']],
  ['<p>Часы работы лаборатории: пн-пт 7:30-11:00</p>', ['hours 1-5 07:30-11:00 ?']],
  ['<p>Министерство здравоохранения: +7 (7172) 74-36-50</p>', ['phone +77172743650 ?']],
  ['<h2>Партнёры</h2><p>Адрес: г. Тараз, ул. Абая 5</p>', ['address г. Тараз, ул. Абая 5 ?']],
  [
    '<h2>Партнёры</h2><h3>Лаборатория «Проба»</h3><p>Адрес: г. Тараз, ул. Абая 5</p>',
    ['address г. Тараз, ул. Абая 5 ?'],
  ],
])('what may be of one room, of others or of other days is not sure: %s', async (html, expected) =>
  expect(await facts(html)).toEqual(expected),
)

it('what is sure in one place is sure', async () =>
  expect(
    await facts('<h2>Партнёры</h2><p>+7 (727) 250-11-22</p><h2>Контакты</h2><p>+7 (727) 250-11-22</p>'),
  ).toEqual(['phone +77272501122']))

it.each([
  'Адрес: г. Тараз, ул. Абая 5 © 2026 ООО «Ак Тис»',
  '© 2026 ООО «Ак Тис», г. Тараз, ул. Абая 5',
  'Адрес: г. Тараз, ул. Абая 5, ИНН 7700000000',
])('an address ends where the imprint begins: %s', async (line) =>
  expect(await facts(`<p>${line}</p>`)).toEqual(['address г. Тараз, ул. Абая 5']),
)

it.each([
  ['<p>г. Бишкек, Сакко и Ванцетти 31/2</p>', 'г. Бишкек, Сакко и Ванцетти 31/2'],
  ['<p>720001, г. Бишкек, Чуй 120а</p>', '720001, г. Бишкек, Чуй 120а'],
  ['<p>г.Тараз, ул.Абая 19-2</p>', 'г.Тараз, ул.Абая 19-2'],
  ['<h5>Адрес:</h5><p>Narva, Tallinna mnt 8-15</p>', 'Narva, Tallinna mnt 8-15'],
  ['<div>Адреса</div><div>м. Київ,<br>вул. Садова 41/8</div>', 'м. Київ, вул. Садова 41/8'],
  ['<p>Мы находимся по адресу:<br>г. Тараз, Абая 5</p>', 'г. Тараз, Абая 5'],
  ['<p>Область, г. Тараз,<br>ул. Абая, д. 5<br>(за почтой)</p>', 'Область, г. Тараз, ул. Абая, д. 5'],
  [
    '<p>МУП «Ак Тис». Проспект Абая, 5, город Тараз. Ближайшая остановка «Почта»</p>',
    'Проспект Абая, 5, город Тараз',
  ],
  [
    '<p>Адрес: г. Тараз, ул. Абая, 5, пом. 4 УНП: 4912345 Свидетельство от 21.07.2014</p>',
    'г. Тараз, ул. Абая, 5, пом. 4',
  ],
  ['<i class="fa fa-map-marker"></i> 410 Choshtepa, Tashkent', '410 Choshtepa, Tashkent'],
  ['<div><img src="img/location.svg"></div><div>Choshtepa 41, Tashkent</div>', 'Choshtepa 41, Tashkent'],
  ['<div>📍</div><div>Choshtepa 41, Tashkent</div>', 'Choshtepa 41, Tashkent'],
])('an address without the word for a street, or in several lines: %s', async (html, address) =>
  expect(await facts(html)).toEqual([`address ${address}`]),
)

it.each([
  '<p>г. Алматы, КазНМУ 2010</p>',
  '<p>г. Алматы, кафедра терапии 2</p>',
  '<h5>Адрес:</h5><p>Позвоните нам в 9:00</p>',
  '<p>г. Москва, Мы открыли ещё 2 клиники. Приходите на осмотр к нашим врачам сегодня</p>',
])('what is no address: %s', async (html) => expect(await facts(html)).toEqual([]))

it('hours are also told by the sign of a clock, and a heading that advertises them is not sure', async () => {
  const clock = '<div><i class="fa fa-clock-o"></i></div><div>Пн-Пт 09:00 - 22:00</div>'
  expect(await facts(`<h3>24/7 Открыто</h3><p>Мы всегда рады вам и вашим детям.</p>${clock}`)).toEqual([
    'hours 1-7 00:00-24:00 ?',
    'hours 1-5 09:00-22:00',
  ])
})
