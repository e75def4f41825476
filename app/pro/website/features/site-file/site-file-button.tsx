import Archive from 'lucide-react/icons/archive'
import { useState } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { SiteFileDialog } from './loaded-site-file.tsx'

/** Opens the dialog in which the whole site is kept as a file, or made from one. */
export function SiteFileButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        icon={Archive}
        className="mt-3"
        aria-haspopup="dialog"
        onPointerEnter={SiteFileDialog.prepare}
        onFocus={SiteFileDialog.prepare}
        onClick={() => setOpen(true)}
      >
        {t('business:site.file.open')}
      </Button>
      <SiteFileDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
