'use client'

import ImagePlus from 'lucide-react/icons/image-plus'
import { useRef, useState } from 'react'
import { CallError } from '../../../client/call-error.ts'
import { pictureTypes } from '../../../schemas/formats/picture-file.ts'
import { Button } from '../../../ui/button/button.tsx'
import { comeIntoView } from '../../../ui/come-into-view.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { sentWords } from '../../../ui/file-upload/sent-words.ts'
import { FieldError } from '../../../ui/form/field.tsx'
import type { FormServices } from '../../form-context.ts'
import type { StoredPicture } from '../picture.ts'

type Props = { upload: NonNullable<FormServices['upload']>; onStored: (picture: StoredPicture) => void }

/** Uploads a picture from a file; an error is shown below the button. */
export function UploadButton({ upload, onStored }: Props) {
  const { t } = usePage()
  const [sent, setSent] = useState<number>()
  const [fault, setFault] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  async function send(file: File) {
    setFault(undefined)
    setSent(0)
    try {
      onStored(await upload(file, setSent))
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown
      setFault(thrown.sentence)
    } finally {
      setSent(undefined)
    }
  }
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept={pictureTypes}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Reset, so that the same file can be chosen again.
          event.target.value = ''
          if (file) void send(file)
        }}
      />
      <Button
        variant="secondary"
        icon={ImagePlus}
        loading={sent !== undefined}
        onClick={() => input.current?.click()}
      >
        {sent === undefined ? t('forms:image.upload') : sentWords(t, sent)}
      </Button>
      {fault && (
        <div ref={comeIntoView} role="alert" className="scroll-my-28">
          <FieldError>{fault}</FieldError>
        </div>
      )}
    </div>
  )
}
