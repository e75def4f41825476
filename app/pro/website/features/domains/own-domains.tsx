import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { rolesThatMay } from '../../draft/site/roles-that-may.ts'
import { HelpHint } from '../../panel/help/help-hint.tsx'
import { AddDomain } from './add-domain.tsx'
import { DomainCard } from './domain-card.tsx'
import { useDomains } from './domain-queries.ts'
import { MainAddress } from './main-address.tsx'

type Props = { isOpen: boolean; onClose: () => void }

/** The addresses of the site: its own domains with their state and next step, and the main address. */
export function OwnDomains({ isOpen, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog
      id="site-domains"
      title={t('business:site.domain.title')}
      open={isOpen}
      onOpenChange={(open) => open || onClose()}
    >
      <Content />
    </Dialog>
  )
}

function Content() {
  const { t } = useTranslation()
  const { locale } = usePage()
  const { mayPublish } = useBuilder()
  const { data: domains, isError } = useDomains()
  if (!domains)
    return isError ? <p role="alert">{t('business:site.domain.failed')}</p> : <SkeletonText lines={4} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {domains.map((domain) => (
        <DomainCard key={domain.HOST} domain={domain} />
      ))}
      <MainAddress domains={domains} />
      {mayPublish ? (
        <>
          <AddDomain isFirst={domains.length === 0} />
          <HelpHint article="domain" />
        </>
      ) : (
        <p className="text-ink-soft">
          {t('business:site.domain.noRight', { roles: rolesThatMay('clinic-website', 'publish', locale) })}
        </p>
      )}
    </div>
  )
}
