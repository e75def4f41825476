import { wordsOf } from '../../schemas/core/words-of.ts'

/** Numbers of an ambulance in all countries of the directory (103) and of all emergency services (112). */
const numbers = /\b(103|112)\b/

/** A sentence of ours whose emergency numbers are links that call them. */
export const WithEmergencyNumbers = ({ text }: { text: string }) =>
  text.split(numbers).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <a key={part} className="link whitespace-nowrap" href={`tel:${part}`}>
        {part}
      </a>
    ),
  )

/** The emergency numbers that some texts, rich or not, say to visitors, each once; not those of an address or of a longer number. */
export function emergencyNumbers(texts: readonly unknown[]): string[] {
  const said = texts.map(wordsOf).join('\n')
  return [...new Set(said.match(/(?<![\w+.,:/=#-])(?:103|112)(?![\w/]|[.,:-]+\d)/g) ?? [])]
}
