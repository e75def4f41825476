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

it('a doctor whose own page it is stays one', async () => {
  const html = `<title>Сулейменова Айгерим</title>${card('Сулейменова Айгерим', 'Ортодонт')}`
  expect(await doctors(html)).toMatchObject([{ lastName: 'Сулейменова', specialities: ['orthodontist'] }])
})

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
