'use client'

import ImagePlus from 'lucide-react/icons/image-plus'
import { useRef, useState } from 'react'
import { CallError } from '../../client/call-error.ts'
import { pictureTypes } from '../../schemas/formats/picture-file.ts'
import { Button } from '../../ui/button/button.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { sentWords } from '../../ui/file-upload/sent-words.ts'
import { FieldError } from '../../ui/form/field.tsx'
import { FieldFrame } from '../field-frame.tsx'
import { useFormSettings } from '../form-context.ts'
import { type FormFieldProps, formField } from '../form-field.ts'
import { move } from '../move.ts'
import type { Picture } from './picture.ts'
import { PictureCard } from './picture-card.tsx'
import { undoToast } from './undo-toast.tsx'
import { useNewItem } from './use-new-item.ts'

/** A list of pictures: uploaded from files, moved by buttons or by dragging, removed with undo. */
export function PicturesField(props: FormFieldProps<Picture[]>) {
  const { t } = usePage()
  const { services } = useFormSettings()
  const { value = [], set, isReadOnly, hints } = formField(props)
  const { maxItems = 100 } = hints ?? {}
  const [sending, setSending] = useState(0)
  const [sent, setSent] = useState(0)
  const [failures, setFailures] = useState<readonly string[]>([])
  const latest = useRef(value)
  latest.current = value
  const [dragged, setDragged] = useState<number>()
  const input = useRef<HTMLInputElement>(null)

  const list = useRef<HTMLUListElement>(null)
  const goTo = useNewItem(list)

  const put = (next: Picture[]) => {
    latest.current = next
    set(next)
  }

  async function add(files: readonly File[]) {
    const { upload } = services
    if (!upload) return
    const first = latest.current.length
    setFailures([])
    setSending(files.length)
    for (const file of files.slice(0, maxItems - latest.current.length)) {
      try {
        setSent(0)
        const stored = await upload(file, setSent)
        put([...latest.current, { ...stored, alt: {} }])
      } catch (thrown) {
        if (!(thrown instanceof CallError)) {
          setSending(0)
          throw thrown
        }
        setFailures((before) => [...before, `${file.name}: ${thrown.sentence}`])
      }
      setSending((count) => count - 1)
    }
    setSending(0)
    if (latest.current.length > first) goTo(first)
  }

  function remove(index: number) {
    const before = latest.current
    put(before.toSpliced(index, 1))
    undoToast(t('forms:pictures.removed'), t('forms:undo'), () => {
      const [picture] = before.slice(index, index + 1)
      if (picture) put(latest.current.toSpliced(Math.min(index, latest.current.length), 0, picture))
    })
  }

  return (
    <FieldFrame of={props} group>
      <ul ref={list} className="grid gap-3">
        {value.map((picture, index) => (
          <PictureCard
            key={picture.src}
            of={props}
            picture={picture}
            position={{ index, count: value.length }}
            isReadOnly={isReadOnly}
            onMove={(to) => put(move(value, index, to))}
            onRemove={() => remove(index)}
            onDragStart={() => setDragged(index)}
            onDrop={() => {
              if (dragged !== undefined) put(move(value, dragged, index))
              setDragged(undefined)
            }}
          />
        ))}
      </ul>
      {!isReadOnly && services.upload && value.length < maxItems && (
        <>
          <input
            ref={input}
            type="file"
            accept={pictureTypes}
            multiple
            hidden
            onChange={(event) => {
              const files = [...(event.target.files ?? [])]
              // Reset, so that the same file can be chosen again.
              event.target.value = ''
              void add(files)
            }}
          />
          <Button
            variant="secondary"
            icon={ImagePlus}
            loading={sending > 0}
            onClick={() => input.current?.click()}
            className={value.length > 0 ? 'mt-3' : ''}
          >
            {sending > 0
              ? `${t('forms:pictures.sending', { left: sending })}. ${sentWords(t, sent)}`
              : t('forms:pictures.add')}
          </Button>
        </>
      )}
      {failures.map((failure) => (
        <FieldError key={failure}>{failure}</FieldError>
      ))}
    </FieldFrame>
  )
}
