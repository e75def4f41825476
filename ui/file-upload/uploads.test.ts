import { describe, expect, it } from 'vitest'
import { replaceUpload, resultsOf, roomFor, type Upload } from './uploads.ts'

const file = new File(['x'], 'a.pdf')
const uploads: Upload<string>[] = [
  { key: '1', name: 'a.pdf', size: 1, state: 'done', result: '/a' },
  { key: '2', name: 'b.pdf', size: 1, state: 'sending', file, progress: 0.5 },
  { key: '3', name: 'c.exe', size: 1, state: 'refused', obstacle: 'wrongType' },
  { key: '4', name: 'd.pdf', size: 1, state: 'failed', file, error: new Error('lost') },
  { key: '5', name: 'e.pdf', size: 1, state: 'done', result: '/e' },
]

describe('a list of uploads', () => {
  it('gives what has arrived, in its order', () => {
    expect(resultsOf(uploads)).toEqual(['/a', '/e'])
  })

  it('has room beside all but the refused', () => {
    expect(roomFor(uploads, 6)).toBe(2)
    expect(roomFor(uploads, 3)).toBe(0)
    expect(roomFor(uploads)).toBe(Number.POSITIVE_INFINITY)
  })

  it('changes one upload and does not bring back what was taken out', () => {
    const done = (upload: Upload<string>): Upload<string> => ({ ...upload, state: 'done', result: '/b' })
    expect(resultsOf(replaceUpload(uploads, '2', done))).toEqual(['/a', '/b', '/e'])
    expect(replaceUpload(uploads, 'gone', done)).toEqual(uploads)
  })
})
