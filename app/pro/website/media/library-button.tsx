import Images from 'lucide-react/icons/images'
import { useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import { LazyLibrary } from './lazy-library.tsx'

/** Opens the media library, to add and to change what is in it. */
export function LibraryButton() {
  const { t } = usePage()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const label = t('business:site.library.open')
  return (
    <>
      <Button
        ref={button}
        variant="empty"
        icon={Images}
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <LazyLibrary
          onClose={() => {
            setOpen(false)
            button.current?.focus()
          }}
        />
      )}
    </>
  )
}
