import type { Fact } from '../../schemas/site-import.ts'

type Week = Extract<Fact, { kind: 'hours' }>['week']

/** `1-5 09:00-18:00; 6 10:00-15:00; 7 -`: days with the same hours stand together. */
function weekText(week: Week): string {
  const byHours = Map.groupBy(
    week,
    ({ intervals }) => intervals.map(({ from, to }) => `${from}-${to}`).join() || '-',
  )
  return [...byHours]
    .map(([hours, days]) => {
      const numbers = days.map(({ day }) => day)
      const [first, last] = [numbers[0], numbers.at(-1)]
      const isRow = numbers.length > 2 && Number(last) - Number(first) === numbers.length - 1
      return `${isRow ? `${first}-${last}` : numbers.join()} ${hours}`
    })
    .join('; ')
}

/** A fact as one line, as the pages for the tests list theirs. */
export function factText(fact: Fact): string {
  switch (fact.kind) {
    case 'phone':
      return `${fact.isWhatsapp ? 'whatsapp' : 'phone'} ${fact.number}`
    case 'email':
      return `email ${fact.address}`
    case 'address':
      return `address ${Object.values(fact.text).join()}`
    case 'license':
      return `license ${fact.number}`
    case 'hours':
      return `hours ${weekText(fact.week)}`
    case 'price': {
      const { name, price = '?', priceTo, priceRepeat, currency } = fact
      const repeat = priceRepeat === undefined ? '' : `, repeat ${priceRepeat}`
      return `price ${Object.values(name).join()} = ${price}${priceTo === undefined ? '' : `-${priceTo}`}${repeat} ${currency || '?'}`
    }
    case 'doctor':
      return `doctor ${[fact.lastName, fact.name, fact.middleName].filter(Boolean).join(' ')}: ${fact.specialities[0]}`
  }
}
