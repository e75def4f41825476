import { Picture, type PictureImage } from '../../../ui/picture/picture.tsx'

type Props = {
  name: string
  photo: PictureImage | undefined
  sizes: string
  priority?: boolean
  /** Sets the size: the portrait fills it and is cropped at the bottom. */
  className?: string
  /** Slug of the doctor. If given, the portrait is animated in the transition from the list to the doctor's page. */
  slug?: string
}

/** A doctor's photo; without one a drawing with the initials, which varies by name. */
export function SpecialistPortrait({ name, photo, sizes, priority, className = '', slug }: Props) {
  return (
    <div
      className={`portrait ${className}`.trim()}
      style={slug ? { viewTransitionName: `doctor-${slug}` } : undefined}
    >
      {photo ? <Picture image={photo} sizes={sizes} priority={priority} /> : <Initials name={name} />}
    </div>
  )
}

/** Initials of last and first name: "Ким Виктор Андреевич" gives "КВ". */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase()

function Initials({ name }: { name: string }) {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7)
  return (
    <svg
      viewBox="0 0 80 100"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
      aria-hidden
      focusable={false}
    >
      <circle cx={16 + (seed % 49)} cy={12 + (seed % 17)} r={26 + (seed % 9)} className="fill-accent-wash" />
      {/* A square shows the middle: the letters stand in it whole. */}
      <circle cx="40" cy="40" r="16" className="fill-accent-tint-strong" />
      <path d="M10 100v-5c0-23 12-34 30-34s30 11 30 34v5z" className="fill-accent-tint-strong" />
      <text x="40" y="82" textAnchor="middle" fontSize="11" fontWeight="600" className="fill-accent-ink">
        {initialsOf(name)}
      </text>
    </svg>
  )
}
