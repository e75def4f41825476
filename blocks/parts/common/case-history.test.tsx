import { expect, it } from 'vitest'
import type { CaseMove } from '../../../schemas/api/case-move.ts'
import { render } from '../../../ui/test/render.tsx'
import { CaseHistory } from './case-history.tsx'

const move = (more: Partial<CaseMove>): CaseMove => ({
  ARROW: 'answer',
  LABEL: 'Клиника ответила',
  FROM: 'new',
  TO: 'answered',
  BY: 'clinic',
  NAME: null,
  AT: '2026-11-12T10:00:00Z',
  REASON: null,
  ...more,
})
const drawn = (history: readonly CaseMove[]) =>
  render(<CaseHistory title="Что было с вопросом" history={history} when={(at) => at.slice(8, 10)} />)

it('says each move as a sentence with its date, and the reason that was given', () => {
  const html = drawn([move({}), move({ ARROW: 'reject', LABEL: 'Модератор отклонил', REASON: 'Слова <b>' })])
  expect(html).toMatch(/<h3[^>]*>Что было с вопросом<\/h3><ol/)
  expect(html).toMatch(/Клиника ответила <span[^>]*>· <time dateTime="2026-11-12T10:00:00Z">12<\/time>/i)
  expect(html).toContain('Слова &lt;b&gt;')
})
it('is nothing where nothing has happened', () => expect(drawn([])).toBe(''))
