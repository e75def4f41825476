import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hearCanvas } from './hear-canvas.ts'

const origin = 'https://shipa.kz'
beforeEach(() => void vi.stubGlobal('location', { origin }))
afterEach(() => void vi.unstubAllGlobals())

const page = {} as Window
const frame = { contentWindow: page } as HTMLIFrameElement
const from = (data: unknown, more: object = {}) => ({ source: page, origin, data, ...more }) as MessageEvent
const chosen = { kind: 'chosen', id: 'a' }

describe('what the page in a frame says', () => {
  it.each([
    chosen,
    { kind: 'ready' },
    { kind: 'typed', id: 'a', path: 'items.0.title', text: '' },
    { kind: 'over', id: 'a', place: { id: 'b', side: 'after' } },
    { kind: 'dropped', id: 'a' },
    { kind: 'failed', seq: 0, isLate: true },
  ])('is heard: $kind', (message) => {
    expect(hearCanvas(from(message), frame)).toBe(message)
  })

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['without an origin', { origin: 'null' }],
    ['of another window', { source: {} }],
    ['of no window', { source: null }],
  ])('is not heard, if it is %s', (_, more) => {
    expect(hearCanvas(from(chosen, more), frame)).toBeUndefined()
  })

  it('is not heard while there is no page in the frame', () => {
    const gone = { contentWindow: null } as HTMLIFrameElement
    for (const none of [null, gone]) expect(hearCanvas(from(chosen, { source: null }), none)).toBeUndefined()
  })

  it.each([
    [null],
    [undefined],
    ['chosen'],
    [7],
    [[chosen]],
    [{}],
    [{ kind: 'constructor' }],
    [{ kind: ['chosen'], id: 'a' }],
    [{ kind: 'chosen' }],
    [{ kind: 'chosen', id: {} }],
    [{ kind: 'left', path: null }],
    [{ kind: 'over', id: 'a', place: null }],
    [{ kind: 'dropped', id: 'a', place: 'b' }],
    [{ kind: 'drawn', seq: '1' }],
    [{ type: 'webpackOk' }],
  ])('is not heard, if it is nothing of ours: %j', (data) => {
    expect(hearCanvas(from(data), frame)).toBeUndefined()
  })
})
