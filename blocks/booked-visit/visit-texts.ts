import type { Translate } from '../../locales/text-key.ts'

const keys = [
  'confirmed',
  'pending',
  'cancelled_by_patient',
  'cancelled_by_clinic',
  'arrived',
  'completed',
  'no_show',
  'past',
  'pendingText',
  'cancelledText',
  'pastText',
  'when',
  'where',
  'doctor',
  'service',
  'price',
  'patient',
  'number',
  'calendar',
  'print',
  'cancel',
  'cancelTitle',
  'reason',
  'doCancel',
  'keep',
  'keepTime',
  'toClinic',
  'move',
  'moveTitle',
  'doMove',
  'moved',
  'attend',
  'attends',
  'tooLate',
  'call',
  'again',
  'unknown',
  'unknownText',
  'find',
  'loading',
  'failed',
  'retry',
  'zone',
  'noScript',
  'qr',
] as const
/** Words of the page of a booking. Places of values stay as they are: `{hours}`. */
export type VisitTexts = Record<(typeof keys)[number], string>

export const visitTexts = (t: Translate): VisitTexts =>
  Object.fromEntries(
    keys.map((key) => [
      key,
      t(`blocks:booked-visit.${key}`, { hours: '{hours}', zone: '{zone}', time: '{time}', name: '{name}' }),
    ]),
  ) as VisitTexts
