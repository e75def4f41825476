'use client'

import Images from 'lucide-react/icons/images'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { StoredPicture } from '../picture.ts'

type Props = { load: () => Promise<readonly StoredPicture[]>; onChoose: (picture: StoredPicture) => void }

/** A dialog to choose one of the existing pictures. */
export function PictureDialog({ load, onChoose }: Props) {
  const { t } = usePage()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [pictures, setPictures] = useState<readonly StoredPicture[]>()
  const [isFailed, setFailed] = useState(false)

  function open(next: boolean) {
    setOpen(next)
    if (!next) return
    setFailed(false)
    load().then(setPictures, (error: unknown) => {
      reportError(error)
      setFailed(true)
    })
  }
  return (
    <Dialog
      id={`pictures${id}`}
      title={t('forms:image.choose')}
      open={isOpen}
      onOpenChange={open}
      trigger={
        <Button variant="secondary" icon={Images}>
          {t('forms:image.choose')}
        </Button>
      }
    >
      <div role="status" className="text-ink-soft">
        {isFailed && t('forms:image.failed')}
        {!isFailed && !pictures && <Spinner />}
        {pictures?.length === 0 && t('forms:image.empty')}
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {pictures?.map((picture, index) => (
          <li key={picture.src}>
            <button
              type="button"
              aria-label={t('forms:image.number', { number: index + 1 })}
              onClick={() => {
                onChoose(picture)
                setOpen(false)
              }}
              className="block w-full cursor-pointer rounded-small hover:outline-2 hover:outline-accent"
            >
              <img
                src={`${picture.src}/320`}
                alt=""
                loading="lazy"
                className="aspect-[3/2] w-full rounded-small object-cover"
                style={{ backgroundColor: picture.color }}
              />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
