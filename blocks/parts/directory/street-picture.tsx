import { streetBox, streetOf } from './street.ts'

/** A drawn street in place of a photo that nobody has given: decoration, which follows from the company's code. */
export function StreetPicture({ code, isWide = false }: { code: string; isWide?: boolean }) {
  const width = isWide ? 600 : 80
  return (
    <svg
      viewBox={streetBox(width)}
      preserveAspectRatio="xMidYMax slice"
      className="street"
      aria-hidden
      focusable={false}
    >
      {Object.entries(streetOf(code, width)).map(([shape, path]) => (
        <path key={shape} d={path} />
      ))}
    </svg>
  )
}
