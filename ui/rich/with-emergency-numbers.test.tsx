import { expect, it } from 'vitest'
import { render } from '../test/render.tsx'
import { WithEmergencyNumbers } from './with-emergency-numbers.tsx'

it('calls the emergency numbers of a sentence, and no other', () => {
  const html = render(<WithEmergencyNumbers text="Звоните 103 или 112. Дом 1030, кабинет 12." />)
  expect(html.replace(/ class="[^"]*"/g, '')).toBe(
    'Звоните <a href="tel:103">103</a> или <a href="tel:112">112</a>. Дом 1030, кабинет 12.',
  )
})
