import type { Text } from '../locales/locale.ts'
import { LocalizedText } from '../ui/localized-text.tsx'

/** "Стоматолог-терапевт, эндодонтист": one sentence of specialities; an abbreviation such as "ЛОР" stays as it is. */
export function Specialities({ names }: { names: readonly Text[] }) {
  return names.map((name, index) => (
    <span key={name.text}>
      {index > 0 && ', '}
      <LocalizedText value={index > 0 ? { ...name, text: withSmallLetter(name.text) } : name} />
    </span>
  ))
}

const withSmallLetter = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
