import { describe, expect, it } from 'vitest'
import { countInMemory } from './count-in-memory.ts'

describe('a counter in memory', () => {
  const counter = (maxKeys = 10) => {
    let time = 0
    const made = countInMemory({ times: 2, seconds: 60, maxKeys, now: () => time })
    const pass = (seconds: number) => {
      time += seconds * 1000
    }
    return { ...made, pass }
  }

  it('lets each key through as often as it may, says how long to wait, and begins anew after the window', () => {
    const { count, look, pass } = counter()
    expect([count('a'), look('a'), count('a'), look('a')]).toEqual([undefined, undefined, undefined, 60])
    pass(20)
    expect([count('a'), count('b'), look('c')]).toEqual([40, undefined, undefined])
    pass(40)
    expect([look('a'), count('a'), count('a'), count('a')]).toEqual([undefined, undefined, undefined, 60])
  })

  it('remembers no more keys than it may, those that were counted last', () => {
    const { count, look } = counter(2)
    for (const key of ['a', 'a', 'b', 'b', 'a', 'c', 'c']) count(key)
    expect([look('a'), look('b'), look('c')]).toEqual([60, undefined, 60])
  })
})
