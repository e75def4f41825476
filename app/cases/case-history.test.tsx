import { expect, it } from 'vitest'
import { resources } from '../../locales/index.ts'
import type { CaseMove } from '../../schemas/api/case-move.ts'
import { render } from '../../ui/test/render.tsx'
import { TextProvider } from '../text-provider.tsx'
import { CaseHistory } from './case-history.tsx'

const move = (more: Partial<CaseMove>): CaseMove => ({
  ARROW: 'answer',
  LABEL: 'Ответили',
  FROM: 'new',
  TO: 'answered',
  BY: 'clinic',
  NAME: null,
  AT: '2026-11-12T10:00:00Z',
  REASON: null,
  ...more,
})
const drawn = (history: readonly CaseMove[], isAuthor = false) =>
  render(
    <TextProvider locale="ru" texts={resources.ru ?? {}}>
      <CaseHistory history={history} now="2026-11-29T10:00:00Z" isAuthor={isAuthor} />
    </TextProvider>,
  )

it('says what was done, by whom, when and why: by name, or by the side', () => {
  const html = drawn([
    move({ NAME: 'Сапарова Айгерим' }),
    move({ ARROW: 'reject', LABEL: 'Отклонили', BY: 'moderator', REASON: 'Слова <b>' }),
  ])
  expect(html).toMatch(/^<details[^>]*><summary[^>]*>Что происходило</)
  expect(html).toMatch(/Ответили · Сапарова Айгерим <span[^>]*>· <time[^>]*>12 ноября/)
  expect(html).toContain('Отклонили · модератор')
  expect(html).toContain('Слова &lt;b&gt;')
})
it('for the author is a sentence, which names the mover itself', () => {
  expect(drawn([move({ LABEL: 'Клиника ответила' })], true)).toMatch(/Клиника ответила <span[^>]*>· <time/)
})
it('is nothing where nothing has happened', () => expect(drawn([])).toBe(''))
