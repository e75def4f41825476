import { qrCode } from '../../schemas/formats/qr-code.ts'

type Props = { text: string; label: string }

/** A QR code, black on white in every colour scheme, because cameras read no other. */
export function QrCode({ text, label }: Props) {
  const { size, path } = qrCode(text, { correction: 'M', border: 2 })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-56 rounded-control"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
