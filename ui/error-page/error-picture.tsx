/** Kinds of errors (E10): not found, an error of the server or the network, anything else. */
export type ErrorKind = 'notFound' | 'network' | 'other'

const faint = 'var(--color-line-strong)'
const mark = 'var(--color-accent-mark)'
const tint = 'var(--color-accent-tint)'
const paper = 'var(--color-paper)'

/** A patient's record with one line missing, and a magnifying glass. */
function MissingLine() {
  return (
    <>
      <rect x="66" y="14" width="124" height="152" rx="14" fill={tint} />
      <rect x="50" y="26" width="124" height="140" rx="14" fill={paper} stroke={faint} strokeWidth="1.5" />
      <g fill={tint}>
        <rect x="66" y="44" width="48" height="10" rx="5" />
        <rect x="66" y="70" width="92" height="8" rx="4" />
        <rect x="66" y="90" width="76" height="8" rx="4" />
        <rect x="66" y="138" width="58" height="8" rx="4" />
      </g>
      <rect
        className="error-gap"
        x="66"
        y="111"
        width="92"
        height="14"
        rx="7"
        fill="none"
        stroke={mark}
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
      <g className="error-lens" fill="none" stroke={mark} strokeLinecap="round">
        <circle cx="96" cy="104" r="23" fill={paper} fillOpacity="0.35" strokeWidth="4" />
        <path d="M112.5 120.5 131 139" strokeWidth="7" />
      </g>
    </>
  )
}

/** A heartbeat line that ends at an unplugged plug. */
function LostContact() {
  const beat = 'M8 92h46l9-14 10 14h13l9 22 15-62 13 52 8-12h21'
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={beat} stroke={faint} strokeWidth="2" />
      <path
        className="error-pulse"
        d={beat}
        pathLength="100"
        stroke={mark}
        strokeWidth="4"
        strokeDasharray="100"
      />
      <path
        d="M152 70h10a14 14 0 0 1 14 14v16a14 14 0 0 1-14 14h-10zM176 84h12M176 100h12"
        stroke={mark}
        strokeWidth="4"
        fill={tint}
      />
      <g className="error-plug">
        <path
          d="M226 70h-10a14 14 0 0 0-14 14v16a14 14 0 0 0 14 14h10z"
          stroke={mark}
          strokeWidth="4"
          fill={tint}
        />
        <path d="M226 92h26" stroke={faint} strokeWidth="2" />
      </g>
    </g>
  )
}

/** An animated picture for "not found" and for failures (B-19); none for other errors. */
export function ErrorPicture({ kind }: { kind: ErrorKind }) {
  if (kind === 'other') return null
  return (
    <svg
      viewBox={kind === 'notFound' ? '30 4 184 172' : '0 0 260 160'}
      className="h-auto w-52 max-w-full md:w-80"
      aria-hidden="true"
    >
      {kind === 'notFound' ? <MissingLine /> : <LostContact />}
    </svg>
  )
}
