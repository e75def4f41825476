import CircleCheck from 'lucide-react/icons/circle-check'
import { Icon } from '../../ui/icon/icon.tsx'

type Props = {
  title: string
  text: string
  /** True if it replaces a form that had the focus. */
  hasFocus?: boolean
}

/** Confirms that a request was received, and names the next step. */
export function RequestSent({ title, text, hasFocus = false }: Props) {
  return (
    <div
      role="status"
      tabIndex={-1}
      ref={(element) => {
        if (hasFocus) element?.focus()
      }}
      className="flex gap-4 outline-none"
    >
      <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-success-tint text-success-ink">
        <Icon of={CircleCheck} />
      </span>
      <div>
        <p className="text-xl font-semibold">{title}</p>
        <p className="mt-1 max-w-text text-ink-soft">{text}</p>
      </div>
    </div>
  )
}
