import { describe, expect, it } from 'vitest'
import { fileObstacle, isAccepted } from './file-rules.ts'

const file = (name: string, type: string, size = 100) => ({ name, type, size })

describe('isAccepted', () => {
  it.each([
    ['снимок.PNG', 'image/png', 'image/*', true],
    ['анализ.pdf', 'application/pdf', '.pdf,image/*', true],
    ['АНАЛИЗ.PDF', '', ' .pdf , image/*', true],
    ['анализ.pdf', 'application/pdf', 'application/pdf', true],
    ['a.exe', 'application/x-msdownload', '.pdf,image/*', false],
    ['pdf', '', '.pdf', false],
    ['снимок.png', 'image/png', 'image/jpeg', false],
    ['x', 'imagery/png', 'image/*', false],
  ])('%s (%s) by %s: %s', (name, type, types, expected) => {
    expect(isAccepted(file(name, type), types)).toBe(expected)
  })
})

describe('fileObstacle', () => {
  const accept = { types: '.pdf', text: 'PDF' }

  it('names the wrong kind first, because a smaller one would not help', () => {
    expect(fileObstacle(file('a.exe', '', 500), { accept, maxSize: 100 })).toBe('wrongType')
  })
  it('lets a file of just the largest size through', () => {
    expect(fileObstacle(file('a.pdf', '', 101), { accept, maxSize: 100 })).toBe('tooLarge')
    expect(fileObstacle(file('a.pdf', '', 100), { accept, maxSize: 100 })).toBeUndefined()
  })
  it('lets everything through where there are no rules, but nothing that is empty', () => {
    expect(fileObstacle(file('a.exe', '', 1e9), {})).toBeUndefined()
    expect(fileObstacle(file('a.exe', '', 0), {})).toBe('empty')
  })
})
