import type { Translate } from '../../locales/text-key.ts'

const kilo = 1024

/** A size in bytes in the unit in which people say it; one decimal below ten, in Russian number format (C-4). */
export function inUnits(bytes: number): { unit: 'bytes' | 'kilobytes' | 'megabytes'; size: string } {
  if (bytes < kilo) return { unit: 'bytes', size: String(bytes) }
  const inKilo = bytes / kilo
  return Math.round(inKilo) < kilo
    ? { unit: 'kilobytes', size: rounded(inKilo) }
    : { unit: 'megabytes', size: rounded(inKilo / kilo) }
}

/** The same as text: `640 Б`, `2,4 МБ`. */
export function fileSize(t: Translate, bytes: number): string {
  const { unit, size } = inUnits(bytes)
  return t(`ui:upload.${unit}`, { size })
}

const rounded = (size: number): string =>
  (size < 9.95 ? size.toFixed(1) : size.toFixed(0)).replace(/\.0$/, '').replace('.', ',')
