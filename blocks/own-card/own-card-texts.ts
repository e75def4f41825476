import type { Translate } from '../../locales/text-key.ts'

const keys = [
  'unknown',
  'unknownText',
  'find',
  'failed',
  'retry',
  'loading',
  'noScript',
  'balance',
  'ends',
  'worth',
  'off',
  'qr',
  'tell',
  'site',
  'call',
] as const

export type OwnCardTexts = Record<(typeof keys)[number], string>

/** The texts of the island, in the language of the page. */
export const ownCardTexts = (t: Translate): OwnCardTexts =>
  Object.fromEntries(
    keys.map((key) => [
      key,
      t(`blocks:own-card.${key}`, { points: '{points}', date: '{date}', price: '{price}', share: '{share}' }),
    ]),
  ) as OwnCardTexts
