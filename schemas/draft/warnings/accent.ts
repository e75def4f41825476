import { accentContrast, leastContrast, readableShade } from '../../design/accent.ts'
import type { Check } from './warning.ts'

/** An accent of the clinic's own that cannot be read, so that the theme shows another one; settled by its nearest readable shade. */
export const accent: Check = ({ design }) => {
  const { accent: color } = design.theme
  if (typeof color !== 'string' || !/^#[0-9a-f]{6}$/.test(color) || accentContrast(color) >= leastContrast)
    return []
  const path = ['design', 'theme', 'accent']
  return [{ code: 'unreadableAccent', path, params: { color }, fix: [{ path, value: readableShade(color) }] }]
}
