import { formatPhone } from '../../../schemas/formats/phone.ts'
import { pingOf } from '../../../ui/core/pressed.ts'

type Props = {
  phone: string
  /** What a screen reader hears before the number. */
  word: string
  /** A page of the clinic, which ends with its slug; null without one: then nobody counts who presses. */
  path: string | null
  className?: string
}

/** The number of a clinic as a button in an island, which has no page around it. */
export const ClinicCall = ({ phone, word, path, className = '' }: Props) => (
  <a
    href={`tel:${phone}`}
    {...pingOf('call', path?.split('/').at(-1))}
    className={`btn btn-secondary ${className} tabular-nums`}
  >
    <span className="sr-only">{word}: </span>
    {formatPhone(phone)}
  </a>
)
