import { useState } from 'react'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { BringSiteIn } from './bring-site-in.tsx'
import { ChooseSiteFile } from './choose-site-file.tsx'
import { DownloadSite } from './download-site.tsx'
import type { ReadSite } from './read-site-file.ts'

type Props = { isOpen: boolean; onClose: () => void }

/** The whole site as one file: kept, or taken from a file or from another clinic of the person in place of this one. */
export function SiteFileDialog({ isOpen, onClose }: Props) {
  const { t } = useTranslation()
  const [read, setRead] = useState<ReadSite>()
  const close = () => {
    setRead(undefined)
    onClose()
  }
  return (
    <Dialog
      id="site-file"
      title={t('business:site.file.open')}
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      closesOnOverlay={false}
    >
      {read ? (
        <BringSiteIn read={read} onBack={() => setRead(undefined)} onDone={close} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <DownloadSite />
          <ChooseSiteFile onRead={setRead} />
        </div>
      )}
    </Dialog>
  )
}
