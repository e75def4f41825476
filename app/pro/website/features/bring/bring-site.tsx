import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { CheckSite } from './check-site.tsx'
import { ChooseSite } from './choose-site.tsx'
import type { KeptImport } from './import-calls.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  onTaken?: (() => void) | undefined
  /** Before a site is chosen: opens the proposed ones, with the old site whose texts come after the choice. */
  onLook?: ((kept: KeptImport) => void) | undefined
  /** An old site whose facts the person has gone through already. */
  from?: KeptImport
}

/** Brings an old site: reads a file or a text, and shows the pages and facts that it could become. Nothing is published. */
export function BringSite({ isOpen, onClose, onTaken, onLook, from }: Props) {
  const { t } = useTranslation()
  const [kept, setKept] = useState(from)
  const taken = () => {
    setKept(undefined)
    onClose()
    onTaken?.()
  }
  return (
    <Dialog
      id="site-bring"
      title={kept ? kept.NAME : t('business:site.bring.open')}
      size="large"
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      closesOnOverlay={false}
    >
      {kept ? (
        <>
          <Button
            variant="empty"
            size="small"
            icon={ArrowLeft}
            onClick={() => setKept(undefined)}
            className="mb-3"
          >
            {t('business:site.bring.back')}
          </Button>
          <CheckSite
            key={kept.NUMBER}
            kept={kept}
            onTaken={taken}
            onLook={onLook && (() => onLook(kept))}
            isAfterFacts={kept === from}
          />
        </>
      ) : (
        <ChooseSite onKept={setKept} />
      )}
    </Dialog>
  )
}
