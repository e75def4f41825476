/** The grid classes of a picture, and its `sizes` attribute. */
export type Crop = { className: string; sizes: string }

const crop = (className: string, columns: 3 | 4 | 6 | 12): Crop => ({
  className,
  sizes: `(min-width: 45rem) min(${columns * 6.25}rem, ${Math.ceil(columns * 8.4)}vw), ${className.startsWith('col-span-2') ? 100 : 50}vw`,
})
const whole = crop('col-span-2 row-span-2 @2xl:col-span-12 @2xl:row-span-3', 12)
const large = crop('col-span-2 row-span-2 @2xl:col-span-6', 6)
const largeRight = crop('col-span-2 row-span-2 @2xl:col-span-6 @2xl:col-start-7', 6)
const third = crop('@2xl:col-span-4', 4)
const firstThird = crop('col-span-2 row-span-2 @2xl:col-span-4 @2xl:row-span-1', 4)
const small = crop('@2xl:col-span-3', 3)

/** Crops of the last rows, by the number of pictures left over. */
const endings: Record<number, readonly Crop[]> = {
  0: [],
  2: [large, large],
  3: [firstThird, third, third],
  4: [small, small, small, small],
  6: [third, third, third, third, third, third],
}

/**
 * The crop of each of `count` pictures, so that no row has a gap: groups of one large and four small ones, with the
 * large one alternately on the left and on the right, and a special ending for the remainder. The grid has two columns
 * on a phone and twelve elsewhere.
 */
export function crops(count: number): Crop[] {
  if (count === 1) return [whole]
  const rest = count % 5 === 1 ? 6 : count % 5
  const groups = Array.from({ length: (count - rest) / 5 }, (_, group) => [
    group % 2 === 0 ? large : largeRight,
    ...Array<Crop>(4).fill(small),
  ])
  return [...groups.flat(), ...(endings[rest] ?? [])]
}
