import { expect, it } from 'vitest'
import { nestedQuotes } from './nested-quotes.ts'

it.each([
  ['«Клиника «Забота»» открыта', '«Клиника „Забота“» открыта'],
  ['Показано: «А», «Б»', 'Показано: «А», «Б»'],
  ['«Сеть «Дом «Здоровье»»»', '«Сеть „Дом „Здоровье““»'],
  ['Забота» и «Дом', 'Забота» и «Дом'],
  ['“Klinika «Mehr»”', '“Klinika «Mehr»”'],
])('it prints %s as %s', (text, printed) => {
  expect(nestedQuotes(text)).toBe(printed)
})
