import type { Translate } from '../../locales/text-key.ts'

const keys = [
  'new',
  'answered',
  'again',
  'closed',
  'spam',
  'withdrawn',
  'newText',
  'answeredText',
  'againText',
  'closedText',
  'spamText',
  'withdrawnText',
  'to',
  'number',
  'answerBy',
  'yours',
  'clinicSays',
  'youAdd',
  'published',
  'awaitsModerator',
  'rejected',
  'askBack',
  'askBackHint',
  'sendBack',
  'sentBack',
  'withdraw',
  'withdrawTitle',
  'withdrawText',
  'doWithdraw',
  'keep',
  'askAgain',
  'call',
  'unknown',
  'unknownText',
  'find',
  'loading',
  'failed',
  'retry',
  'noScript',
  'history',
] as const
/** Words of the page of a question. Places of values stay as they are: `{at}`. */
export type QuestionTexts = Record<(typeof keys)[number], string>

export const questionTexts = (t: Translate): QuestionTexts =>
  Object.fromEntries(
    keys.map((key) => [key, t(`blocks:own-question.${key}`, { at: '{at}', number: '{number}' })]),
  ) as QuestionTexts
