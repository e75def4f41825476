import { expect, it } from 'vitest'
import { render } from '../test/render.tsx'
import { emergencyNumbers, WithEmergencyNumbers } from './with-emergency-numbers.tsx'

it('calls the emergency numbers of a sentence, and no other', () => {
  const html = render(<WithEmergencyNumbers text="Звоните 103 или 112. Дом 1030, кабинет 12." />)
  expect(html.replace(/ class="[^"]*"/g, '')).toBe(
    'Звоните <a href="tel:103">103</a> или <a href="tel:112">112</a>. Дом 1030, кабинет 12.',
  )
})

it.each([
  ['Звоните 103 или 112. Сначала 103.', ['103', '112']],
  ['103', ['103']],
  ['Телефон +7 727 103-45-67, дом 1030, 103,5 км.', []],
])('finds in %s the numbers %j', (text, numbers) => {
  expect(emergencyNumbers([text])).toEqual(numbers)
})
