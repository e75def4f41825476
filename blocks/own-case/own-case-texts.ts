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

export type OwnCaseTexts = Record<(typeof keys)[number], string> & { by: Record<string, string> }

/** The texts of the island, in the language of the page. */
export const ownCaseTexts = (t: Translate): OwnCaseTexts => ({
  ...(Object.fromEntries(keys.map((key) => [key, t(`cases:own.${key}`)])) as Record<
    (typeof keys)[number],
    string
  >),
  by: {
    patient: t('cases:by.patient'),
    visitor: t('cases:by.visitor'),
    doctor: t('cases:by.doctor'),
    clinic: t('cases:by.clinic'),
    moderator: t('cases:by.moderator'),
    clock: t('cases:by.clock'),
  },
})
