import { expect, it } from 'vitest'
import { readSite } from '../read-site.ts'

const read = async (html: string) => {
  const bytes = new TextEncoder().encode(`<html><meta charset=utf-8>${html}</html>`)
  return (await readSite({ name: 'old.html', bytes }, 2026)).site
}
const doctors = async (html: string) =>
  (await read(html)).facts.flatMap((fact) => (fact.kind === 'doctor' ? [fact] : []))

const card = (name: string, about: string) => `<h2>Наши врачи</h2><h3>${name}</h3><p>${about}</p>`

it.each([
  '<title>Стоматология «Ак Тис» – Тараз</title><p>Ак Тис</p><p>Стоматолог, работает с 2009 года</p>',
  '<p>Стоматология Ак Тис</p><p>Стоматолог, работает с 2009 года</p>',
  '<p>«Ак Тис» · Стоматолог · работает с 2009 года</p>',
])('the name of a clinic is no doctor: %s', async (html) => expect(await doctors(html)).toEqual([]))

it.each([
  '<h2>Отзывы</h2><p>Ахметова Динара Маратовна</p><p>Лечилась у ортодонта, спасибо!</p>',
  '<div class="testimonials"><p>Ахметова Динара</p><p>Ортодонт – золотые руки</p></div>',
  '<h2>Наши партнёры</h2><p>Серов Групп</p><p>Имплантолог года</p>',
  '<p>Программы ДМС</p><p>УЗИ, терапевт</p>',
  '<p>Алмаз Голд</p><p>Стоматолог-ортопед</p>',
  '<h2>Наши врачи</h2><p>Программы ДМС</p><p>УЗИ, терапевт</p>',
  '<h2>Наши врачи</h2><p>Январь Февраль</p><p>Терапевт</p>',
  '<h2>Наши врачи</h2><p>Запись На приём</p><p>Терапевт</p>',
  '<h2>Наши врачи</h2><p>ГОУ ВПО «Академия медицины», терапевт</p>',
  '<h2>Наши врачи</h2><p>Стоматолог, ул. Космонавта Волкова</p>',
  '<h2>Наши врачи</h2><p>Клиника терапевта на проспекте Мира Ивановой</p>',
])('who is not of the staff is no doctor: %s', async (html) => expect(await doctors(html)).toEqual([]))

it.each([
  '<h2>Наши специалисты</h2><p>Ахметова Динара</p><p>Ортодонт</p>',
  '<div class="team__item"><p>Ахметова Динара</p><p>Ортодонт</p></div>',
  '<title>Врачи клиники</title><p>Ахметова Динара</p><p>Ортодонт</p>',
  '<p>Врач Ахметова Динара, ортодонт</p>',
  '<p>Ахметова Динара Маратовна</p><p>Ортодонт</p>',
])('who is of the staff is one: %s', async (html) => {
  const [one, other] = await doctors(html)
  expect(one).toMatchObject({ lastName: 'Ахметова', name: 'Динара', specialities: ['orthodontist'] })
  expect(one?.isUnsure).toBeUndefined()
  expect(other).toBeUndefined()
})

it.each([
  '<strong>Ахметова</strong><p>Динара Маратовна</p><p>Ортодонт</p>',
  '<div>Ахметова<br>Динара Маратовна</div><div>Ортодонт · Главный врач</div>',
  '<p>Динара Маратовна</p><p>АХМЕТОВА</p><p>Врач-ортодонт</p>',
])('a name may stand in two lines: %s', async (html) =>
  expect(await doctors(html)).toMatchObject([
    { lastName: 'Ахметова', name: 'Динара', middleName: 'Маратовна', specialities: ['orthodontist'] },
  ]),
)

it('the labels of a card belong to it, also where they look as its name does', async () => {
  const parts = ['Ахметова', 'Специальность и категория', 'Стаж работы'].map(
    (part) => `<strong>${part}</strong>`,
  )
  const html = `<h2>Врачи</h2><div>${parts[0]}<p>Динара Маратовна</p>${parts[1]}<p>Врач-ортодонт</p>${parts[2]}<p>8 лет</p></div>`
  expect(await doctors(html)).toMatchObject([
    { lastName: 'Ахметова', name: 'Динара', specialities: ['orthodontist'], experienceSince: 2018 },
  ])
})

it('a patient of whom only the name and the patronymic are known is no doctor', async () =>
  expect(await doctors('<p>Спасибо</p><p>Динара Маратовна</p><p>Лучший ортодонт</p>')).toEqual([]))

const machine = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const person = { '@type': 'Person', name: 'Ахметова Динара', jobTitle: 'Ортодонт' }

it.each([
  machine({ '@type': 'Dentist', name: 'Ак Тис', employee: person }),
  machine({ '@graph': [{ '@type': 'MedicalClinic', member: [person] }] }),
  machine({ ...person, worksFor: { '@type': 'Dentist', name: 'Ак Тис' } }),
  machine({ '@type': 'Physician', name: 'Ахметова Динара Маратовна', medicalSpecialty: 'Ортодонт' }),
])('the data of a page for machines names the staff: %s', async (data) => {
  const sure = { lastName: 'Ахметова', name: 'Динара', specialities: ['orthodontist'] }
  for (const html of [data, `${data}<p>Ахметова Динара</p><p>Ортодонт</p>`]) {
    const [one, other] = await doctors(`<title>О нас</title><p>Лечим зубы с любовью и заботой.</p>${html}`)
    expect(one).toMatchObject(sure)
    expect(one?.isUnsure).toBeUndefined()
    expect(other).toBeUndefined()
  }
})

it.each([
  machine({ '@type': 'Article', author: person }),
  machine({ '@type': 'Review', author: person, itemReviewed: { '@type': 'Dentist' } }),
  machine({ '@type': 'Dentist', name: 'Ак Тис', employee: { ...person, jobTitle: 'Бухгалтер' } }),
  machine({ '@type': 'Physician', name: 'Ак Тис', medicalSpecialty: 'Ортодонт' }),
  `<script type="application/ld+json">{"@type": "Person",</script>`,
  machine(Array.from({ length: 20 }).reduce<object>((inner) => ({ employee: inner }), person)),
])('and nobody else: %s', async (data) =>
  expect(await doctors(`<p>Лечим зубы с любовью и заботой.</p>${data}`)).toEqual([]),
)

it('a photo, a name and a speciality below it are a doctor of the clinic, in reviews they are not', async () => {
  const photo = '<img src="d1.jpg"><h4>Ахметова Динара</h4>'
  const [one] = await doctors(`<h2>О нас</h2><div>${photo}<p>Врач-ортодонт</p></div>`)
  expect(one).toMatchObject({ lastName: 'Ахметова' })
  expect(one?.isUnsure).toBeUndefined()
  const said = `<h2>О нас</h2><div>${photo}<p>Спасибо, что ортодонт вылечил мне все зубы! Приду ещё.</p></div>`
  expect((await doctors(said)).filter(({ isUnsure }) => !isUnsure)).toEqual([])
  expect(await doctors(`<h2>Отзывы</h2><div>${photo}<p>Врач-ортодонт</p></div>`)).toEqual([])
})

it('a last name beside a speciality, of which nothing says that it is of the staff, is unsure, and says where it stands', async () => {
  const html = '<title>Новости – Ак Тис</title><p>Ахметова Динара</p><p>Ортодонт</p>'
  expect(await doctors(html)).toMatchObject([
    { lastName: 'Ахметова', isUnsure: true, page: { title: 'Новости', address: 'old.html' } },
  ])
})

it('a doctor whose own page it is stays one', async () => {
  const html = `<title>Сулейменова Айгерим</title>${card('Сулейменова Айгерим', 'Ортодонт')}`
  expect(await doctors(html)).toMatchObject([{ lastName: 'Сулейменова', specialities: ['orthodontist'] }])
})

it('the name of the clinic in a footer is no speciality of the doctor above', async () =>
  expect(
    await doctors(
      '<h1>Врачи</h1><h3>Ахметова Динара Маратовна</h3><div class="footer"><p>Клиника современной стоматологии</p></div>',
    ),
  ).toEqual([]))

it('a post says what specialities and experience do not say already', async () => {
  const [one] = await doctors(card('Иванова Мария Петровна', 'Стоматолог-терапевт. Стаж 14 лет.'))
  expect(one).toMatchObject({ specialities: ['dental-therapist'], experienceSince: 2012 })
  expect(one).not.toHaveProperty('post')
  const [other] = await doctors(
    card('Иванова Мария Петровна', 'Врач-ортодонт, заведующая отделением, стаж 14 лет'),
  )
  expect(other).toMatchObject({ post: 'заведующая отделением', specialities: ['orthodontist'] })
})

it('who operates is not only an implantologist', async () => {
  expect(await doctors(card('Жумабаев Тимур Асхатович', 'Хирург-имплантолог'))).toMatchObject([
    { specialities: ['implantologist', 'oral-surgeon'], post: 'Хирург-имплантолог' },
  ])
})

it('the year and the counter at the end of a page are left out of its text', async () => {
  const { pages, leftOut } = await read(
    '<h1>О клинике</h1><p>Лечим зубы всей семье с любовью и заботой.</p><p>© 2011 Ак Тис. Посетителей сегодня: 12</p>',
  )
  expect(JSON.stringify(pages)).toContain('Лечим зубы')
  expect(JSON.stringify(pages)).not.toContain('Посетителей')
  expect(leftOut).toContainEqual({ reason: 'footer', text: '© 2011 Ак Тис. Посетителей сегодня: 12' })
})

it.each([
  card('Ахметова Динара Маратовна', 'Главный врач'),
  '<p>Главный врач: Ахметова Динара Маратовна</p>',
  '<p>Ахметова Динара Маратовна, главный врач клиники</p>',
  '<h2>Команда</h2><div><b>Ахметова Динара Маратовна</b><br>Главврач, стаж 12 лет</div>',
])('the head of a clinic is a doctor whose speciality is not said: %s', async (html) =>
  expect(await doctors(html)).toMatchObject([
    { lastName: 'Ахметова', name: 'Динара', specialities: [], post: expect.stringMatching(/^Глав/i) },
  ]),
)

it.each([
  '<p>Главный врач принимает граждан по вторникам</p><p>Ахметова Динара Маратовна</p>',
  '<h2>Отзывы</h2><p>Ахметова Динара Маратовна</p><p>Спасибо главному врачу!</p>',
  '<p>Ак Тис</p><p>Главный врач клиники</p>',
])('words about a head make no doctor of anybody else: %s', async (html) =>
  expect(await doctors(html)).toEqual([]),
)
