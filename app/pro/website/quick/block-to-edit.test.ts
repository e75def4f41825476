import { expect, it } from 'vitest'
import type { StoredBlock } from '../../../../schemas/page.ts'
import { blockToEdit, placeAtTop } from './block-to-edit.ts'

const block = (id: string, more: Partial<StoredBlock> = {}): StoredBlock => ({
  ...{ id, type: 'announcement', v: 1, props: {} },
  ...more,
})
const today = '2026-11-23'

it('finds the first announcement that is not over, inside other blocks too', () => {
  const blocks = [
    block('ended', { props: { until: '2026-11-22' } }),
    block('gone', { visibility: { to: '2026-11-22' } }),
    block('columns', { type: 'columns', children: [block('today', { props: { until: today } })] }),
    block('later', { props: { until: '' } }),
  ]
  expect(blockToEdit(blocks, 'announcement', today)?.id).toBe('today')
  expect(blockToEdit(blocks.slice(0, 2), 'announcement', today)).toBeUndefined()
})

it('puts a new one behind the beginning of the page, or first', () => {
  const isIntro = (type: string) => type === 'hero'
  expect(placeAtTop([block('a', { type: 'hero' }), block('b')], isIntro)).toEqual({ after: 'a' })
  expect(placeAtTop([block('b')], isIntro)).toEqual({ after: null })
  expect(placeAtTop([], isIntro)).toEqual({ after: null })
})
