import type { Translate } from '../../locales/text-key.ts'

const keys = [
  'unknown',
  'unknownText',
  'find',
  'failed',
  'retry',
  'loading',
  'noScript',
  'yours',
  'history',
  'since',
  'to',
  'number',
  'call',
  'reason',
  'confirm',
  'keep',
  'moved',
] as const

export type OwnCaseTexts = Record<(typeof keys)[number], string>

/** The texts of the island, in the language of the page. */
export const ownCaseTexts = (t: Translate): OwnCaseTexts =>
  Object.fromEntries(
    keys.map((key) => [key, t(`blocks:own-case.${key}`, { at: '{at}', number: '{number}' })]),
  ) as OwnCaseTexts
