import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Icon } from '../icon/icon.tsx'

/** A link from an item's page to its list. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <p className="mb-4 print:hidden">
      <a href={href} className="inline-flex min-h-11 items-center gap-1.5 font-medium text-accent-ink">
        <Icon of={ArrowLeft} />
        {label}
      </a>
    </p>
  )
}
