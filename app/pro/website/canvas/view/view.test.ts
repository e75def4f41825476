import { expect, it } from 'vitest'
import { firstView, viewQuery } from './view.ts'

it('asks the server for nothing but what it has to know of a view', () => {
  expect(viewQuery({ ...firstView, width: 'phone', scheme: 'dark' }, 'Asia/Almaty')).toBe('')
  expect(viewQuery({ ...firstView, at: '2026-12-31T10:00' }, 'Asia/Almaty')).toBe(
    '&at=2026-12-31T05%3A00%3A00.000Z',
  )
  expect(viewQuery({ ...firstView, at: '2026-1' }, 'Asia/Almaty')).toBe('')
  expect(viewQuery({ ...firstView, isLowVision: true }, 'Asia/Almaty')).toContain('blind=150.black-on-white')
})
