import { localizePath } from '../../../../../locales/locale.ts'
import { buttonClass } from '../../../../../ui/button/button-class.ts'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder, useSelection } from '../../draft/builder/builder-context.ts'
import { SendAddress } from '../share/send-address.tsx'

type Props = {
  /** False while a moderator has not approved the clinic: patients see nothing of it yet. */
  isApproved: boolean
  isOpen: boolean
  onClose: () => void
}

/** Stays after the first publication of a site: its address, and ways to share it, or why visitors do not see it yet. */
export function SiteOut({ isApproved, isOpen, onClose }: Props) {
  const { t } = useTranslation()
  const { slug } = useBuilder()
  const language = useSelection('language')
  const address = new URL(localizePath(`/l/${slug}`, language), window.location.origin).href
  return (
    <Dialog
      id="site-out"
      title={t(isApproved ? 'business:site.publish.out' : 'business:site.publish.outReady')}
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      actions={
        isApproved && (
          <a href={address} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
            {t('business:site.publish.openSite')}
          </a>
        )
      }
    >
      {isApproved ? (
        <div className="grid gap-4">
          <p>{t('business:site.publish.outText')}</p>
          <SendAddress address={address} label={t('business:site.publish.address')} />
        </div>
      ) : (
        <p>{t('business:site.publish.outLater')}</p>
      )}
    </Dialog>
  )
}
