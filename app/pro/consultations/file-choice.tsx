import Paperclip from 'lucide-react/icons/paperclip'
import X from 'lucide-react/icons/x'
import { useId, useRef, useState } from 'react'
import {
  consultationFileTypes,
  maxConsultationFileBytes,
  maxConsultationFiles,
} from '../../../schemas/consultations/consultation-status.ts'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { fileObstacle } from '../../../ui/file-upload/file-rules.ts'
import { fileSize } from '../../../ui/file-upload/file-size.ts'
import { FieldError } from '../../../ui/form/field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useTranslation } from '../../use-translation.ts'

type Props = {
  files: readonly File[]
  onChange: (files: readonly File[]) => void
  /** The fault of the files, as the server has reported it. */
  fault: string | undefined
}

const rules = { accept: { types: consultationFileTypes, text: '' }, maxSize: maxConsultationFileBytes }

/** The files that go with a message; they are sent with it. */
export function FileChoice({ files, onChange, fault }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string>()

  function add(chosen: readonly File[]) {
    const wrong = chosen.find((file) => fileObstacle(file, rules))
    const all = [...files, ...chosen.filter((file) => !fileObstacle(file, rules))]
    const isTooMany = all.length > maxConsultationFiles
    setRefused(
      isTooMany
        ? t('consultations:files.tooMany')
        : wrong && t('consultations:files.wrong', { name: wrong.name }),
    )
    onChange(all.slice(0, maxConsultationFiles))
  }
  return (
    <div>
      <label
        className={`${buttonClass('secondary')} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-mark`}
      >
        <input
          ref={input}
          type="file"
          name="FILES[]"
          multiple
          accept={consultationFileTypes}
          aria-describedby={`${id}-rules ${id}-fault`}
          className="sr-only"
          onChange={(event) => {
            add([...(event.target.files ?? [])])
            // Lets the same file be chosen again.
            event.target.value = ''
          }}
        />
        <Icon of={Paperclip} />
        {t('consultations:files.add')}
      </label>
      <p id={`${id}-rules`} className="mt-1.5 text-sm text-ink-soft">
        {t('consultations:files.rules')}
      </p>
      <FieldError id={`${id}-fault`}>{refused ?? fault}</FieldError>
      {files.length > 0 && (
        <ul aria-label={t('consultations:files.list')} className="mt-2 grid gap-1">
          {files.map((file, index) => (
            <li key={`${file.name}-${file.size}-${file.lastModified}`} className="flex items-center gap-2">
              <span className="[overflow-wrap:anywhere]">
                {file.name} ({fileSize(t, file.size)})
              </span>
              <button
                type="button"
                aria-label={t('consultations:files.remove', { name: file.name })}
                className="inline-flex size-11 flex-none items-center justify-center rounded-field text-ink-soft hover:text-danger-ink"
                onClick={() => {
                  setRefused(undefined)
                  onChange(files.filter((_, at) => at !== index))
                  // The pressed button is gone.
                  input.current?.focus()
                }}
              >
                <Icon of={X} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
