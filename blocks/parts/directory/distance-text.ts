import type { Translate } from '../../../locales/index.ts'
import { formatNumber } from '../../../schemas/formats/price.ts'

/** "350 м", "1,2 км", "14 км": as exact as a person on the way needs. */
export function distanceText(t: Translate, metres: number): string {
  if (metres < 950) return t('blocks:map.metres', { number: Math.max(50, Math.round(metres / 50) * 50) })
  const kilometres = metres / 1000
  const number = kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres)
  return t('blocks:map.kilometres', { number: formatNumber(number) })
}
