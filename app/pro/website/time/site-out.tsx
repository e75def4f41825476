import { localizePath } from '../../../../locales/locale.ts'
import { buttonClass } from '../../../../ui/button-class.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { useBuilder } from '../builder-context.ts'
import { SendAddress } from '../share/send-address.tsx'

/** Stays after a site was published for the first time: where it is, and ways to tell others. */
export function SiteOut({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const { slug, language } = useBuilder()
  const address = new URL(localizePath(`/l/${slug}`, language), window.location.origin).href
  return (
    <Dialog
      id="site-out"
      title={t('business:site.publish.out')}
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      actions={
        <a href={address} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
          {t('business:site.publish.openSite')}
        </a>
      }
    >
      <div className="grid gap-4">
        <p>{t('business:site.publish.outText')}</p>
        <SendAddress address={address} label={t('business:site.publish.address')} />
      </div>
    </Dialog>
  )
}
