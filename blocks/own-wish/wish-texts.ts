import type { Translate } from '../../locales/text-key.ts'

const keys = [
  'waiting',
  'waitingText',
  'over',
  'overText',
  'left',
  'leftText',
  'where',
  'doctor',
  'anyDoctor',
  'days',
  'parts',
  'leave',
  'times',
  'unknown',
  'unknownText',
  'find',
  'failed',
  'retry',
  'loading',
  'noScript',
] as const
/** Words of the page of a place on a waiting list. */
export type WishTexts = Record<(typeof keys)[number], string>

export const wishTexts = (t: Translate): WishTexts =>
  Object.fromEntries(keys.map((key) => [key, t(`blocks:own-wish.${key}`)])) as WishTexts
