import type { Translate } from '../../../locales/text-key.ts'

const keys = [
  'offer',
  'quiet',
  'title',
  'lead',
  'whom',
  'from',
  'until',
  'parts',
  'tellBy',
  'tellPhone',
  'tellEmail',
  'consent',
  'join',
  'wrongDays',
  'toTimes',
  'joined',
  'next1',
  'next2',
  'next3',
  'seeOrLeave',
] as const
/** Words of the form of a waiting list. Places of values stay as they are: `{whom}`. */
export type WaitingTexts = Record<(typeof keys)[number], string>

export const waitingTexts = (t: Translate): WaitingTexts =>
  Object.fromEntries(keys.map((key) => [key, t(`blocks:waiting.${key}`, { whom: '{whom}' })])) as WaitingTexts
