import { describe, expect, it } from 'vitest'
import { soundsOf } from '../../../schemas/formats/sound-out.ts'
import { inOtherLayout } from './other-layout.ts'
import { stemOf } from './stem.ts'

const stems = (text: string) => soundsOf(text).map(stemOf).join(' ')

describe('words of a search', () => {
  it.each([
    ['Шымкент', 'Шимкент', 'Shymkent', 'в Шымкенте'.slice(2), 'Шымкентте', 'Шымкенттегі'],
    ['Юлдашева', 'Yuldasheva', 'юлдашев', 'Йулдашева'],
    ['әдіс', 'адис', 'ӘДІС'],
    ['oʻrta', "o'rta", 'oʼrta', 'o‘rta', 'ўрта'],
    ['семёнов', 'семенов', 'Semyonov'],
    ['цой', 'tsoy', 'Soy'],
    ['педиатр', 'pediatr', 'paediatr', 'педиатра', 'педиатры'],
    ['клиника', 'klinika', 'clinic', 'клиники'],
  ])('are the same however they are written: %s (V-20)', (first, ...others) => {
    for (const other of others) expect([other, stems(other)]).toEqual([other, stems(first)])
  })

  it.each([
    ['Ким', 'Кан'],
    ['Ли', 'Ля'],
    ['кардиолог', 'кардиохирург'],
  ])('are not taken for one another: %s, %s', (one, other) => {
    expect(stems(one)).not.toBe(stems(other))
  })

  it.each([
    ['cnjvfnjkju', 'стоматолог'],
    ['вутешые', 'dentist'],
    ['l2h3uth', 'дәрігер'],
    ['ctfyc 50 vbyen', 'сеанс 50 минут'],
    ['cnjvfnjkju-[bhehu', 'стоматолог-хирург'],
    ['cnjvfnjkju шымкент', 'стоматолог шымкент'],
  ])('are read as typed with the other keyboard layout: %s', (typed, meant) => {
    expect(inOtherLayout(typed)).toBe(meant)
  })

  it('have no other layout where there is none', () => {
    for (const text of ['', '50', '№ 5']) expect(inOtherLayout(text)).toBeUndefined()
  })
})
