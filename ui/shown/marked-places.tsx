/** A range of a text in UTF-16 code units, end exclusive. */
type TextRange = { start: number; end: number }

/** Characters of context on each side. */
const around = 30

/** The parts of a text that are refused, each with some words around it, so that they are found at once (V-4). */
export function MarkedPlaces({ text, places }: { text: string; places: readonly TextRange[] }) {
  return (
    <ul className="mt-1.5 text-sm">
      {places.slice(0, 5).map(({ start, end }) => (
        <li key={start} className="[overflow-wrap:anywhere]">
          …{text.slice(Math.max(0, start - around), start)}
          <mark className="rounded-small bg-danger-tint px-0.5 font-semibold text-danger-ink">
            {text.slice(start, end)}
          </mark>
          {text.slice(end, end + around)}…
        </li>
      ))}
    </ul>
  )
}
