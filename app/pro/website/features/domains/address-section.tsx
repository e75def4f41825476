import { useState } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { loadedDialog } from '../../../../../ui/loaded/loaded-part.tsx'
import { useTranslation } from '../../../../use-translation.ts'

const OwnDomains = loadedDialog(async () => (await import('./own-domains.tsx')).OwnDomains)

/** The address of the site, and a link to a domain of its own. */
export function AddressSection() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="-me-9 grid justify-items-start gap-3">
      <p className="text-ink-soft">{t('business:site.domain.intro')}</p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('business:site.domain.open')}
      </Button>
      <OwnDomains isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
