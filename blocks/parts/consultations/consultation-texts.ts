import type { Translate } from '../../../locales/text-key.ts'

const keys = [
  'moderation',
  'active',
  'blocked',
  'ended',
  'rejected',
  'moderationText',
  'activeText',
  'blockedText',
  'rejectedText',
  'endedText',
  'endedFinalText',
  'reason',
  'with',
  'number',
  'you',
  'clinic',
  'isNew',
  'read',
  'video',
  'yours',
  'unread',
  'allOwn',
  'message',
  'messageReopens',
  'messageEmpty',
  'files',
  'filesHint',
  'fileType',
  'fileSize',
  'fileMany',
  'removeFile',
  'send',
  'sent',
  'sending',
  'end',
  'endTitle',
  'endText',
  'doEnd',
  'keep',
  'edit',
  'editHint',
  'saveEdit',
  'edited',
  'askAgain',
  'call',
  'thread',
  'unknown',
  'unknownText',
  'find',
  'loading',
  'failed',
  'retry',
  'noScript',
  'history',
] as const
const units = ['bytes', 'kilobytes', 'megabytes'] as const
/** Words of online consultations, in islands that have no context. Places of values stay as they are: `{at}`. */
export type ConsultationTexts = Record<(typeof keys)[number] | (typeof units)[number], string>

const listKeys = [
  'moderation',
  'active',
  'blocked',
  'ended',
  'yours',
  'unread',
  'allOwn',
] as const satisfies readonly (typeof keys)[number][]
/** Words of a list of consultations. */
export type ConsultationListTexts = Pick<ConsultationTexts, (typeof listKeys)[number]>

const places = { at: '{at}', number: '{number}', name: '{name}', count: '{count}' }

export const consultationTexts = (t: Translate): ConsultationTexts =>
  Object.fromEntries([
    ...keys.map((key) => [key, t(`blocks:consultation.${key}`, places)]),
    ...units.map((unit) => [unit, t(`ui:upload.${unit}`, { size: '{size}' })]),
  ]) as ConsultationTexts

export const consultationListTexts = (t: Translate): ConsultationListTexts =>
  Object.fromEntries(
    listKeys.map((key) => [key, t(`blocks:consultation.${key}`, places)]),
  ) as ConsultationListTexts
