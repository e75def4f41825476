import Images from 'lucide-react/icons/images'
import { type ComponentProps, useRef, useState } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { LibraryDialog } from './loaded-library.tsx'

/** Opens the media library, to add and change items. */
export function LibraryButton(looks: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'>) {
  const { t } = usePage()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} {...looks} icon={Images} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('business:site.library.open')}
      </Button>
      {isOpen && (
        <LibraryDialog
          onClose={() => {
            setOpen(false)
            button.current?.focus()
          }}
        />
      )}
    </>
  )
}
