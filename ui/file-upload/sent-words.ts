import type { Translate } from '../../locales/text-key.ts'

/** How far a file is that is being sent, from 0 to 1, in words: after the last byte the server still has work with it. */
export function sentWords(t: Translate, progress: number): string {
  const percent = Math.round(progress * 100)
  return percent < 100 ? t('ui:upload.sending', { percent }) : t('ui:upload.processing')
}
