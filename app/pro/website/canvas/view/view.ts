import { zonedInstant } from '../../../../../schemas/formats/zone.ts'
import { defaultLowVision, writeLowVision } from '../../../../../ui/visitor/low-vision.ts'
import type { Width } from './frame-size.ts'

/** The view of the page in the frame. Nothing of it is saved. */
export type View = {
  width: Width
  scheme: 'auto' | 'light' | 'dark'
  isLowVision: boolean
  /** Local date and time of a visit, `2026-12-31T10:00`; empty for now, with all that staff see of a draft. */
  at: string
}

export const firstView: View = { width: 'full', scheme: 'auto', isLowVision: false, at: '' }

const isMoment = (at: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(at)

/** The parts of a view that the server needs, for the address of the page. */
export function viewQuery({ isLowVision, at }: View, timezone: string): string {
  const query = new URLSearchParams()
  if (isLowVision) query.set('blind', writeLowVision(defaultLowVision))
  if (isMoment(at)) query.set('at', zonedInstant(at.slice(0, 10), at.slice(11, 16), timezone).toISOString())
  const text = query.toString()
  return text && `&${text}`
}
