import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Icon } from '../../ui/icon/icon.tsx'
import { AppLink } from './app-link.tsx'

/** A link from something opened to its list, within the application. */
export const AppBackLink = ({ href, label }: { href: string; label: string }) => (
  <p className="mb-4 print:hidden">
    <AppLink href={href} className="inline-flex min-h-11 items-center gap-1.5 font-medium text-accent-ink">
      <Icon of={ArrowLeft} />
      {label}
    </AppLink>
  </p>
)
