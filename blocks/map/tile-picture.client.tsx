import { tileGrid } from './tile-grid.ts'

type Props = {
  places: readonly { latitude: number; longitude: number }[]
  tiles: { url: string; attribution: string }
}

/** A still map of the tile server's pictures, with a pin for each place; several pins are numbered. */
export function TilePicture({ places, tiles: { url, attribution } }: Props) {
  const { tiles, pins } = tileGrid(places, url)
  return (
    <div className="relative h-64 overflow-clip bg-sunken @3xl:h-80">
      <div className="absolute top-1/2 left-1/2">
        {tiles.map(({ src, ...place }) => (
          <img
            key={src}
            src={src}
            alt=""
            width="256"
            height="256"
            loading="lazy"
            decoding="async"
            style={place}
            className="absolute max-w-none"
          />
        ))}
        {pins.map((place, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pins of one picture
          <Pin key={index} place={place} {...(pins.length > 1 && { number: index + 1 })} />
        ))}
      </div>
      <p className="absolute top-0 right-0 rounded-bl-small bg-raised px-2 text-sm">
        {/* Some servers want a link in the credits, which the live map has. */}
        {attribution.replace(/<[^>]*>/g, '')}
      </p>
    </div>
  )
}

function Pin({ place, number }: { place: { left: number; top: number }; number?: number }) {
  return (
    <svg
      viewBox="0 0 36 46"
      className="absolute w-9 max-w-none -translate-x-1/2 -translate-y-full overflow-visible"
      style={place}
      aria-hidden
      focusable={false}
    >
      <ellipse cx="18" cy="44" rx="9" ry="3" className="fill-ink opacity-15" />
      <path
        d="M18 44C13 36 2 29 2 17.5a16 16 0 0 1 32 0C34 29 23 36 18 44Z"
        className="fill-accent stroke-on-accent"
        strokeWidth="2"
      />
      {number === undefined ? (
        <circle cx="18" cy="17.5" r="5.5" className="fill-on-accent" />
      ) : (
        <text x="18" y="23" textAnchor="middle" fontSize="15" fontWeight="600" className="fill-on-accent">
          {number}
        </text>
      )}
    </svg>
  )
}
