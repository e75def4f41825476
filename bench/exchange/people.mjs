const lastNames =
  'Серик Ахмет Ким Юлдаш Иван Нурлан Тлеубай Карим Петр Оспан Рахим Жумабай Сатпай Абдулл Каюм Новик'.split(
    ' ',
  )
const endings = ['ов', 'ева', 'улы', 'кызы', 'ский', 'ина', 'баев', 'гали', 'жан', 'ходжаев', 'енко']
const names =
  'Айгуль Иван Ерлан Дильшод Мадина Алия Тимур Гульнара Сергей Жанна Нигора Олжас Светлана Рустам'.split(' ')
const middleNames = ['', 'Болатқызы', 'Ерланұлы', 'Иванович', 'Сергеевна']

const dayMs = 86_400_000
const firstDay = Date.UTC(1935, 0, 1)
/** Days from 1935 to 2020, among which birthdays are spread. */
const days = 31_000

const head = ['Фамилия', 'Имя', 'Отчество', 'Дата рождения', 'Телефон', 'Примечание']

/** The row of a patient, the same each time: names of many, birthdays of a few, a phone number of one. */
const rowAt = (at) => [
  lastNames[at % 16] + endings[(at * 7) % 11],
  names[(at * 5 + Math.floor(at / 16)) % 14],
  middleNames[at % 5],
  new Date(firstDay + ((at * 7919) % days) * dayMs).toISOString().slice(0, 10).split('-').reverse().join('.'),
  `8 701 ${String(at).padStart(7, '0')}`,
  at % 4 === 0 ? 'Из прежней программы' : '',
]

/** A table of as many patients: its rows with their head. */
export const tableOf = (count) => [head, ...Array.from({ length: count }, (_, at) => rowAt(at))]
