import { describe, expect, it } from 'vitest'
import { keptBeside, newUploads, replaceUpload, resultsOf, roomFor, type Upload } from './uploads.ts'

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

  it('gives the place of one that did not arrive to the next, where only one is wanted', () => {
    const kept = (maxCount?: number) => keptBeside(uploads, maxCount === undefined ? {} : { maxCount })
    expect(kept(1).map(({ key }) => key)).toEqual(['1', '2', '5'])
    expect([kept(6), kept()]).toEqual([uploads, uploads])
  })

  it('changes one upload and does not bring back what was taken out', () => {
    const done = (upload: Upload<string>): Upload<string> => ({ ...upload, state: 'done', result: '/b' })
    expect(resultsOf(replaceUpload(uploads, '2', done))).toEqual(['/a', '/b', '/e'])
    expect(replaceUpload(uploads, 'gone', done)).toEqual(uploads)
  })
})

describe('files that were just chosen', () => {
  const rules = { accept: { types: '.pdf', text: 'PDF' }, maxSize: 5, maxCount: 3 }
  const chosen = (name: string, size = 1) => new File(['x'.repeat(size)], name)
  const fates = (files: File[], present: Upload<string>[] = []) =>
    newUploads(files, present, rules).map((upload) => [
      upload.name,
      upload.state === 'refused' ? upload.obstacle : upload.state,
    ])

  it('take no room where they are refused', () => {
    const files = [chosen('bad.exe'), chosen('big.pdf', 6), chosen('bad.exe'), chosen('ok.pdf')]
    expect(fates(files)).toEqual([
      ['bad.exe', 'wrongType'],
      ['big.pdf', 'tooLarge'],
      ['bad.exe', 'wrongType'],
      ['ok.pdf', 'sending'],
    ])
  })

  it('are listed with the reason where there is no room for them', () => {
    const present: Upload<string>[] = [{ key: '1', name: 'a.pdf', size: 1, state: 'done', result: '/a' }]
    const files = ['1.pdf', '2.pdf', '3.pdf'].map((name) => chosen(name))
    expect(fates([...files, chosen('none.pdf', 0)], present)).toEqual([
      ['1.pdf', 'sending'],
      ['2.pdf', 'sending'],
      ['3.pdf', 'tooMany'],
      ['none.pdf', 'empty'],
    ])
  })

  it('have names of their own, the same file twice too', () => {
    const keys = newUploads([chosen('a.pdf'), chosen('a.pdf')], [], rules).map(({ key }) => key)
    expect(new Set(keys).size).toBe(2)
  })
})
