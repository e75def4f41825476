type Place = { latitude: number; longitude: number }

/**
 * A drawing of part of a town: the streets are not real, and are rotated differently for each place. A single place has
 * its pin in the middle; several have numbered pins in their true relative positions.
 */
export function MapPicture({ places }: { places: readonly Place[] }) {
  const { latitude, longitude } = places[0] ?? { latitude: 0, longitude: 0 }
  const turn = Math.round((Math.abs(latitude) * 1000 + Math.abs(longitude) * 700) % 40) - 20
  return (
    <div className="relative aspect-8/5 max-h-80 w-full">
      <svg
        viewBox="0 0 320 200"
        preserveAspectRatio="xMidYMid slice"
        className="block size-full bg-sunken"
        aria-hidden
        focusable={false}
      >
        <g transform={`rotate(${turn} 160 100)`}>
          <path d="M-80-90 60-90 60 14-80 14Z" className="fill-success-tint" />
          <path d="M-90 176C20 150 96 196 180 168S330 130 430 150V330H-90Z" className="fill-accent-tint" />
          <g className="stroke-raised" fill="none" strokeLinecap="round">
            <path d="M-90 128C40 108 130 148 220 118S360 92 430 100" strokeWidth="12" />
            <path d="M-90 20H430M236-100C228 0 240 60 226 118L250 330" strokeWidth="9" />
            <path d="M66-100V330M-90-40H430M150 20V330M320-100V330M66 70H236M226 64H430" strokeWidth="5" />
            <path
              d="M108 20V70M190 20V70M280 20V64M20 20V120M110 132V200M190 128V210M290 106V220"
              strokeWidth="3"
            />
          </g>
        </g>
      </svg>
      {places.map((place, index) => (
        <Pin
          // biome-ignore lint/suspicious/noArrayIndexKey: pins of one drawing
          key={index}
          at={positionIn(places, place)}
          {...(places.length > 1 && { number: index + 1 })}
        />
      ))}
    </div>
  )
}

/** Position of a place in the drawing, in per cent of its width and height; north is up. */
function positionIn(places: readonly Place[], { latitude, longitude }: Place): [x: number, y: number] {
  const latitudes = places.map((place) => place.latitude)
  const longitudes = places.map((place) => place.longitude)
  const share = (value: number, from: number, to: number) => (to > from ? (value - from) / (to - from) : 0.5)
  const east = share(longitude, Math.min(...longitudes), Math.max(...longitudes))
  const south = 1 - share(latitude, Math.min(...latitudes), Math.max(...latitudes))
  return [Math.round(12 + 76 * east), places.length > 1 ? Math.round(30 + 55 * south) : 50]
}

function Pin({ at: [x, y], number }: { at: [number, number]; number?: number }) {
  return (
    <svg
      viewBox="0 0 36 46"
      className="absolute w-9 -translate-x-1/2 -translate-y-full overflow-visible"
      style={{ left: `${x}%`, top: `${y}%` }}
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
