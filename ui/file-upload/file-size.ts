import type { Translate } from '../../locales/text-key.ts'

const kilo = 1024

/** A size in bytes as text: `640 Б`, `2,4 МБ`; one decimal below ten, in Russian number format (C-4). */
export function fileSize(t: Translate, bytes: number): string {
  if (bytes < kilo) return t('ui:upload.bytes', { size: bytes })
  const inKilo = bytes / kilo
  return Math.round(inKilo) < kilo
    ? t('ui:upload.kilobytes', { size: rounded(inKilo) })
    : t('ui:upload.megabytes', { size: rounded(inKilo / kilo) })
}

const rounded = (size: number): string =>
  (size < 9.95 ? size.toFixed(1) : size.toFixed(0)).replace(/\.0$/, '').replace('.', ',')
