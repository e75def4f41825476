import { expect, test } from 'vitest'
import type { CaseArrow } from '../../schemas/cases/define-case.ts'
import { type FiledKind, filedKinds } from '../../schemas/cases/filed-kinds.ts'
import { possibleMoves } from './possible-moves.ts'

const [sample] = filedKinds.values()
const label = { ru: 'Отказать', kk: 'Бас тарту', uz: 'Rad etish', en: 'Refuse' }

/** The hint of an arrow that needs a reason, of a kind with or without a queue of moderators. */
function hintOf(arrow: Partial<CaseArrow>, waits: FiledKind['filed']['waits'] = { moderator: ['open'] }) {
  if (!sample) throw new Error('there is no kind')
  const refuse: CaseArrow = {
    label,
    from: ['new'],
    to: 'refused',
    by: ['clinic'],
    needsReason: true,
    ...arrow,
  }
  const kind: FiledKind = { ...sample, arrows: { refuse }, filed: { ...sample.filed, waits } }
  return possibleMoves(kind, { state: 'new', by: 'clinic', locale: 'en' })[0]?.REASON_HINT
}

test('the form of a move says who reads the reason, and names nobody who does not', () => {
  expect(hintOf({})).toBe('It is read by: the patient, the staff of the clinic, moderators.')
  expect(hintOf({ reasonFor: ['staff', 'moderator'] })).toBe(
    'It is read by: the staff of the clinic, moderators.',
  )
  expect(hintOf({ hiddenFrom: ['author'] })).toBe('It is read by: the staff of the clinic, moderators.')
  expect(hintOf({}, { clinic: ['new'] })).toBe('It is read by: the patient, the staff of the clinic.')
})
