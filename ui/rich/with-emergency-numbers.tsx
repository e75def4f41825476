import { emergencyPattern } from '../../schemas/formats/emergency-numbers.ts'

const numbers = new RegExp(String.raw`\b(${emergencyPattern})\b`)

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
