import { expect, it } from 'vitest'
import { isOutside } from './country-bounds.ts'

it('finds coordinates that are swapped, where the country is known', () => {
  const almaty = { latitude: 43.238, longitude: 76.889 }
  const swapped = { latitude: 76.889, longitude: 43.238 }
  expect(isOutside(almaty, 'Asia/Almaty')).toBe(false)
  expect(isOutside(swapped, 'Asia/Almaty')).toBe(true)
  expect(isOutside(almaty, 'Asia/Tashkent')).toBe(true)
  expect(isOutside(swapped, 'Europe/Moscow')).toBe(false)
})
