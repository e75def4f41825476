import { manyQueries } from '../search/many-entries.mjs'

const flags = ['open', 'osms', 'gobmp', 'children', 'homeVisits', 'stepFree']
const values = {
  price: ['500', '1000', '3333', '5000', '20000'],
  language: ['kk', 'en', 'tr'],
  experience: ['5', '10', '20'],
  rating: ['4', '4.5', '4.9'],
  sort: ['rating', 'price', 'distance&near=43.25,76.93'],
}
const at = (list, index) => list[Math.floor(index) % list.length]

/** The query of a list by its number: none, one or several filters, and orders; some leave hardly anything. */
function choicesAt(index) {
  const chosen = []
  if (index % 4 > 0) chosen.push(`${at(flags, index / 4)}=1`)
  if (index % 4 > 2) chosen.push(`${at(flags, index / 4 + 2)}=1`)
  for (const [place, [name, all]] of Object.entries(values).entries())
    if ((index >> place) % 5 === 3) chosen.push(`${name}=${at(all, index / 7)}`)
  return chosen
}

/** Addresses of different lists: of one of the cities, of which the first has most companies, or of all cities. */
export function listPaths(amount, { specialities, cities }) {
  const paths = new Set()
  for (let index = 0; paths.size < amount; index++) {
    const section = at(['clinics', 'doctors', 'doctors', 'other'], index)
    const speciality = index % 3 === 1 ? [`speciality=${at(specialities, index / 3)}`] : []
    const city = cities && at(cities, index / 4)
    const place = city
      ? `/location/${city}${speciality.length > 0 && section !== 'other' ? `/${speciality[0].slice(11)}` : ''}`
      : ''
    const choices = [...choicesAt(index), ...(place ? [] : speciality)]
    const hasPages = choices.length === 0 && section !== 'other' && (!city || city === cities[0])
    const page = hasPages && index % 2 ? `/page/${2 + (index % 7)}` : ''
    paths.add(`/companies/${section}${place}${page}${choices.length > 0 ? `?${choices.join('&')}` : ''}`)
  }
  return [...paths]
}

/** The query of a list of doctors by its number who are free in a part of a day, on a day, or the soonest. */
function timeAt(index) {
  const day = new Date(Date.now() + (1 + (index % 6)) * 86_400_000).toISOString().slice(0, 10)
  const part = at(['morning', 'day', 'evening'], index / 6)
  return at([`day=${day}&part=${part}`, `day=${day}`, `part=${part}&sort=soonest`, 'sort=soonest'], index)
}

/** Addresses of different lists of who is free at a time, of cities and of all of them. */
export const timePaths = (amount, { specialities, cities }) =>
  Array.from({ length: amount }, (_, index) => {
    const place = index % 3 ? `/location/${at(cities, index / 3)}/${at(specialities, index)}` : ''
    return `/companies/doctors${place}?${timeAt(index)}&experience=${1 + (index % 20)}`
  })

/** Typed queries of the search, half of them with a chosen city. */
export const suggestPaths = (amount, cities) =>
  manyQueries(amount).map(
    (query, index) =>
      `/api/front/ru/v1/search/suggest?q=${encodeURIComponent(query)}${index % 2 ? `&city=${at(cities, index / 2)}` : ''}`,
  )
