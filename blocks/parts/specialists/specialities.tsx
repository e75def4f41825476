import type { Text } from '../../../locales/locale.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { withSmallLetter } from '../common/small-letter.ts'

/** "Стоматолог-терапевт, эндодонтист": specialities as a list in one line. */
export function Specialities({ names }: { names: readonly Text[] }) {
  return names.map((name, index) => (
    <span key={name.text}>
      {index > 0 && ', '}
      <LocalizedText value={index > 0 ? { ...name, text: withSmallLetter(name.text) } : name} />
    </span>
  ))
}
