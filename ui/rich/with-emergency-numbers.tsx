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

/** The emergency numbers that are mentioned in some texts or blocks of text, each once. */
export function emergencyNumbers(texts: readonly unknown[]): string[] {
  const found = JSON.stringify(texts).match(/(?<![\w+.,:-])(?:103|112)(?![\w.,:-]*\d)/g) ?? []
  return [...new Set(found)]
}
