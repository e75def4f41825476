import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packedValues } from './packed-values.ts'

describe('a packed value', () => {
  it('comes back as it was, with what JSON does not have, when it is no longer open', () => {
    const { pack, unpack } = packedValues(1)
    const value = fc.anything({ withBigInt: true, withDate: true, withMap: false })
    fc.assert(
      fc.property(value, (one) => {
        expect(unpack(pack(one))).toEqual(one)
      }),
    )
  })

  it('is one frozen value for all while it is open', () => {
    const { pack, unpack } = packedValues(1_000_000)
    const value = { title: { ru: 'Приём' } }
    const packed = pack(value)
    expect(unpack(packed)).toBe(value)
    expect(Object.isFrozen(value.title)).toBe(true)
  })

  it('is frozen when it is unpacked anew', () => {
    const { pack, unpack } = packedValues(100)
    const packed = pack({ title: { ru: 'Приём' } })
    pack('x'.repeat(90))
    const again = unpack(packed) as { title: object }
    expect(again).toEqual({ title: { ru: 'Приём' } })
    expect(Object.isFrozen(again.title)).toBe(true)
  })

  it('takes less than a fifth of what its texts take', () => {
    const words = 'Приём длится около сорока минут, и врач отвечает на вопросы о лечении, снимках и ценах. '
    const page = Array.from({ length: 60 }, (_, at) => ({ _key: String(at), text: `${at} ${words}` }))
    expect(packedValues(1).pack(page).buffer.byteLength).toBeLessThan(
      Buffer.byteLength(JSON.stringify(page)) / 5,
    )
  })
})
