import { describe, expect, it } from 'vitest'
import { crops } from './crops.ts'

/** How many cells of the grid a picture takes: on a phone by the plain classes, elsewhere by those after `@2xl:`. */
function cells(classes: string, wide: boolean): number {
  const span = (name: 'col' | 'row') => {
    const find = (prefix: string) =>
      classes.split(' ').find((part) => part.startsWith(`${prefix}${name}-span-`))
    const found = (wide && find('@2xl:')) || find('')
    return Number(found?.split('-').at(-1) ?? 1)
  }
  return span('col') * span('row')
}

const filled = (count: number, wide: boolean) =>
  crops(count).reduce((sum, { className }) => sum + cells(className, wide), 0)

describe('crops', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 23, 30])(
    'fills every row of both grids with %i pictures',
    (count) => {
      expect(crops(count)).toHaveLength(count)
      expect(filled(count, false) % 2).toBe(0)
      expect(filled(count, true) % 12).toBe(0)
    },
  )
})
