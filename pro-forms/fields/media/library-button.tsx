'use client'

import { useRef, useState } from 'react'
import type { MediaItem } from '../../../schemas/api/media.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { IconGlyph } from '../../../ui/icon/icon.tsx'
import { useFormSettings } from '../../form-context.ts'
import type { LibraryProps, MediaKind } from './library.ts'

type Props = Pick<LibraryProps, 'shown'> & {
  kind: MediaKind
  icon: IconGlyph
  label: string
  onChoose?: (item: MediaItem) => void
}

/** Opens the media library; renders nothing without one. */
export function LibraryButton({ kind, icon, label, shown, onChoose }: Props) {
  const { Library } = useFormSettings().services
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (!Library) return null
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <Button ref={button} variant="secondary" icon={icon} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Library
          kind={kind}
          {...(shown !== undefined && { shown })}
          {...(onChoose && { onChoose })}
          onClose={close}
        />
      )}
    </>
  )
}
