import MoveHorizontal from 'lucide-react/icons/move-horizontal'
import { type CSSProperties, useState } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import type { IslandImage } from '../../ui/picture/island-image.ts'
import { IslandPicture } from '../../ui/picture/island-picture.tsx'

/** `value` contains `{percent}`. */
type Props = {
  before: IslandImage
  after: IslandImage
  texts: { before: string; after: string; label: string; value: string }
}

/** The widest ratio shown; panoramas are cropped to it, because on a phone they would be too low to compare. */
const flattest = 2.5

/**
 * The pictures stand in a grid. Where scripts run (`sliding:`), one overlays the other, and a range input sets how much
 * of each is visible.
 */
export default function BeforeAfterClient({ before, after, texts }: Props) {
  const [percent, setPercent] = useState(50)
  const ratio = Math.min(before.width / before.height, flattest)
  return (
    <div
      style={{ '--at': `${percent}%` } as CSSProperties}
      className="relative isolate grid gap-4 @2xl:grid-cols-2 sliding:block"
    >
      <figure className="sliding:absolute sliding:inset-0 sliding:z-1 sliding:[clip-path:inset(0_calc(100%-var(--at))_0_0)]">
        <Half photo={before} ratio={ratio} />
        <figcaption className="badge mt-2 bg-raised sliding:absolute sliding:bottom-3 sliding:left-3">
          {texts.before}
        </figcaption>
      </figure>
      <figure className="sliding:[clip-path:inset(0_0_0_var(--at))]">
        <Half photo={after} ratio={ratio} />
        <figcaption className="badge mt-2 bg-raised sliding:absolute sliding:right-3 sliding:bottom-3">
          {texts.after}
        </figcaption>
      </figure>
      <input
        type="range"
        min={0}
        max={100}
        autoComplete="off"
        value={percent}
        onChange={(event) => setPercent(event.target.valueAsNumber)}
        aria-label={texts.label}
        aria-valuetext={texts.value.replace('{percent}', String(percent))}
        className="peer absolute inset-0 z-1 hidden size-full cursor-ew-resize touch-pan-y opacity-0 sliding:block"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-(--at) z-1 hidden w-0.5 -translate-x-1/2 bg-raised sliding:block forced-colors:bg-[Highlight]"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-(--at) z-1 hidden size-12 -translate-1/2 items-center justify-center rounded-full bg-raised text-xl shadow-float outline-offset-2 outline-accent-mark peer-focus-visible:outline-2 sliding:flex forced-colors:border"
      >
        <Icon of={MoveHorizontal} />
      </span>
    </div>
  )
}

/** One of the two pictures, in the aspect ratio of the first. */
const Half = ({ photo, ratio }: { photo: IslandImage; ratio: number }) => (
  <IslandPicture
    image={photo}
    sizes="(min-width: 60rem) 56rem, 100vw"
    style={{ aspectRatio: String(ratio) }}
    className="w-full rounded-card object-cover"
  />
)
