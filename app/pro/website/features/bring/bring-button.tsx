import FileInput from 'lucide-react/icons/file-input'
import { type ComponentProps, useState } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { BringSite } from './loaded-bring.tsx'

type Props = Pick<ComponentProps<typeof BringSite>, 'onTaken' | 'onLook'>

/** Opens the dialog in which an old site, a Word document or a text becomes pages; `onTaken` is called once they are in the draft. */
export function BringButton({ onTaken, onLook }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        icon={FileInput}
        className="mt-3"
        aria-haspopup="dialog"
        onPointerEnter={BringSite.prepare}
        onFocus={BringSite.prepare}
        onClick={() => setOpen(true)}
      >
        {t('business:site.bring.open')}
      </Button>
      <BringSite
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onTaken={onTaken}
        onLook={
          onLook &&
          ((kept) => {
            setOpen(false)
            onLook(kept)
          })
        }
      />
    </>
  )
}
