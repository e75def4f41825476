import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Icon } from '../icon/icon.tsx'

type Props = {
  href: string
  label: string
  /** A script may lead to the list from which the reader came instead. */
  toList?: boolean
}

/** A link from an item's page to its list. */
export function BackLink({ href, label, toList }: Props) {
  return (
    <p className="mb-4 print:hidden">
      <a
        href={href}
        data-list={toList ? 'to' : undefined}
        className="inline-flex min-h-11 items-center gap-1.5 font-medium text-accent-ink"
      >
        <Icon of={ArrowLeft} />
        {label}
      </a>
    </p>
  )
}
