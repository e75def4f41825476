import type { Text } from '../../../locales/locale.ts'

/** The kind of a company beside its name; nothing, where the name says it, as «Поликлиника „Тунык“» does. */
export function kindBeside(name: Text, kind: Text | undefined): Text | undefined {
  return kind && !name.text.toLowerCase().includes(kind.text.toLowerCase()) ? kind : undefined
}
