import { expect, it } from 'vitest'
import { render } from '../../../ui/test/render.tsx'
import { NearTimes } from './near-times.client.tsx'

const textOf = (html: string) => html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')
const time = { key: '1', day: '30 ноября', time: '08:40' }

it('looks like the times of a card, the day above the time and no comma between them', () => {
  const html = render(<NearTimes label="Свободно рядом" hint="←" times={[time]} onPick={() => {}} />)
  expect(html).toContain('class="offered-times"')
  expect(textOf(html)).toBe('|30 ноября| 08:40|')
})

it('is rows where a time says with whom or where it is', () => {
  const html = render(
    <NearTimes
      label="Свободно рядом"
      hint="←"
      times={[{ ...time, about: 'Сапарова Айгерим' }]}
      onPick={() => {}}
    />,
  )
  expect(html).not.toContain('offered-times')
  expect(textOf(html)).toBe('|30 ноября, 08:40|Сапарова Айгерим|')
})
