import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import CircleX from 'lucide-react/icons/circle-x'
import CornerUpRight from 'lucide-react/icons/corner-up-right'
import Hourglass from 'lucide-react/icons/hourglass'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Timer from 'lucide-react/icons/timer'
import UserCheck from 'lucide-react/icons/user-check'
import UserX from 'lucide-react/icons/user-x'
import type { TextKey } from '../../../locales/text-key.ts'
import type { AppointmentStatus } from '../../../schemas/booking/appointment-status.ts'
import type { IconGlyph } from '../../../ui/icon/icon.tsx'
import type { BadgeTone } from '../../../ui/shown/badge.tsx'

type Look = { icon: IconGlyph; tone: BadgeTone; block: string }

/** The look of a visit by its status: an icon says the same as the colour. */
export const statusLooks: Record<AppointmentStatus, Look> = {
  hold: {
    icon: Timer,
    tone: 'neutral',
    block: 'border-dashed border-line-strong bg-paper text-ink-soft',
  },
  pending: {
    icon: Hourglass,
    tone: 'warning',
    block: 'border-warning-ink/40 bg-warning-tint text-warning-ink',
  },
  confirmed: {
    icon: Check,
    tone: 'accent',
    block: 'border-accent-line bg-accent-tint text-accent-ink',
  },
  arrived: {
    icon: UserCheck,
    tone: 'accent',
    block: 'border-accent bg-accent text-on-accent',
  },
  completed: {
    icon: CheckCheck,
    tone: 'success',
    block: 'border-success-ink/30 bg-success-tint text-success-ink',
  },
  no_show: {
    icon: UserX,
    tone: 'danger',
    block: 'border-danger-ink/30 bg-danger-tint text-danger-ink',
  },
  cancelled_by_patient: { icon: CircleX, tone: 'neutral', block: '' },
  cancelled_by_clinic: { icon: CircleX, tone: 'neutral', block: '' },
  moved: { icon: CornerUpRight, tone: 'neutral', block: '' },
}

/** What the state of a visit is known by: BEGAN_AT is when the doctor began. */
export type StateOfVisit = { STATUS: AppointmentStatus; BEGAN_AT: string | null }

/** Whether the doctor is seeing the patient now. */
export const isRunning = ({ STATUS, BEGAN_AT }: StateOfVisit): boolean =>
  STATUS === 'arrived' && BEGAN_AT !== null

/** The look of a visit, and the words for its state. */
export function lookOf(visit: StateOfVisit): Look & { words: TextKey } {
  const { STATUS } = visit
  const look = statusLooks[STATUS]
  return isRunning(visit)
    ? { ...look, icon: Stethoscope, words: 'calendar:running' }
    : { ...look, words: `calendar:status.${STATUS}` }
}
