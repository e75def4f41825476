export const surnames =
  'Ахметов Омаров Каримов Иванов Ким Садыков Юсупов Рахимов Петров Абдуллаев Нурланов Сериков Жумабеков Тлеубаев Бекмуратов Исмаилов Турсунов Хасанов Сапаров Оспанов Байжанов Досжанов Искаков Мусин Касымов'
export const firstNames =
  'Айгуль Данияр Мадина Тимур Асель Ерлан Гульнара Бахыт Нигора Шухрат Динара Марат Сауле Руслан Алия Олег Камила Санжар Жанна Алмас'
export const posts =
  'Стоматолог Кардиолог Невролог Педиатр Хирург Терапевт Уролог Гинеколог Офтальмолог Дерматолог'
export const clinicWords =
  'Мейірім Шипа Денсаулык Интермед Салем Авиценна Жанар Керуен Эмирмед Достар Медлайн Сункар Нур Айболит Панацея'
export const procedures = 'Приём УЗИ Рентген МРТ Анализ Массаж Осмотр Операция Консультация Лечение'
const cities = 'almaty astana shymkent karaganda aktobe taraz pavlodar semey tashkent bishkek'
const list = (words) => words.split(' ')
const at = (words, index) => list(words)[index % list(words).length]

const common = { site: 'demo-dent', page: null, detail: null, specialities: [] }

/** The name of a doctor, clinic or service by its number; three numbers apart, so that names repeat as in a real directory. */
const made = {
  clinic: (number) =>
    `${at(clinicWords, number)} ${at(clinicWords, Math.floor(number / 15) * 7 + 3)} ${number % 997}`,
  doctor: (number) =>
    `${at(surnames, number)}${number % 2 ? 'а' : ''} ${at(firstNames, Math.floor(number / 25))} ${at(surnames, Math.floor(number / 500))}ович`,
  service: (number) =>
    `${at(procedures, number)} ${at(posts, Math.floor(number / 10)).toLowerCase()}а, вид ${number % 300}`,
}
const amounts = { clinic: 10_000, doctor: 40_000, service: 50_000 }

/** 100,000 entries of clinics, doctors and services in ten cities, always the same. */
export function* manyEntries(entry) {
  for (const [kind, amount] of Object.entries(amounts))
    for (let number = 0; number < amount; number++) {
      const name = { ru: made[kind](number) }
      const post = kind === 'doctor' ? at(posts, number * 3) : kind === 'clinic' ? 'Клиника' : 'Услуги'
      yield entry({
        ...common,
        kind,
        code: `b${number}`,
        city: at(cities, number),
        companies: [`b${number % 10_000}`],
        name,
        score: ((number * 7919) % 1000) / 1000,
        names: [name.ru],
        others: [post],
      })
    }
}

/** Different queries: beginnings of names, mistyped names, names with a city, complaints. */
export const manyQueries = (amount) =>
  Array.from({ length: amount }, (_, index) => {
    const kind = at('doctor clinic service', index)
    const name = made[kind](index * 37)
    const turn = Math.floor(index / 3) % 5
    if (turn === 0) return name.slice(0, 2 + (index % 5))
    if (turn === 1) return name.slice(0, 8 + (index % 7))
    if (turn === 2) return name.replace(/(.{3})./, '$1')
    if (turn === 3) return `${at(posts, index)} ${at('алматы астана шымкент караганда', index)} ${index % 50}`
    return `болит ${at('зуб голова спина живот горло', index)} ${at(firstNames, index)}`
  })
