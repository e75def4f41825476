import { BackLink } from '../../../ui/button/back-link.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'

/**
 * The way back to a list of the directory. A script leads to the list from which the reader came, with its page, filters and order
 * (`renderer/client/last-list.ts`); without one it is the list of `href`.
 */
export function ToList({ href }: { href: string }) {
  const { t } = usePage()
  return <BackLink href={href} label={t('blocks:directory-list.back')} toList />
}
