import Upload from 'lucide-react/icons/upload'
import { useId, useRef, useState } from 'react'
import { buttonClass } from '../button/button-class.ts'
import { classNames } from '../core/class-names.ts'
import { usePage } from '../core/page-context.tsx'
import { type ControlProps, useControl } from '../form/field-context.ts'
import { Icon } from '../icon/icon.tsx'
import type { FileRules } from './file-rules.ts'
import { fileSize } from './file-size.ts'
import { UploadRow } from './upload-row.tsx'
import type { Upload as FileOnItsWay } from './uploads.ts'
import { usePastedFiles } from './use-pasted-files.ts'
import { type SendFile, useUploads } from './use-uploads.ts'

type Props<Result> = ControlProps &
  FileRules & {
    upload: SendFile<Result>
    /** Called with all uploaded results whenever they change. */
    onResultsChange?: (results: Result[]) => void
    /** Called with each result. Uploaded files then leave the list, because they are shown elsewhere. */
    onUploaded?: (result: Result) => void
    /** True if running uploads go on after unmounting. Otherwise they are given up. */
    goesOn?: boolean
    /** True to take files that are pasted anywhere in the page. */
    takesPaste?: boolean
    /** Files that were uploaded earlier. */
    initial?: readonly { name: string; size: number; result: Result }[]
    /** A message for a failure that the server explained; undefined for the default one. */
    failureText?: (error: unknown) => string | undefined
  }

/** Files to choose or drop. Each is uploaded at once with its own progress; failed uploads can be retried. */
export function FileUpload<Result>({
  upload,
  onResultsChange,
  onUploaded,
  takesPaste = false,
  goesOn = false,
  initial = [],
  failureText,
  accept,
  maxSize,
  maxCount,
  ...rest
}: Props<Result>) {
  const { t } = usePage()
  const rules = { accept, maxSize, maxCount }
  const { uploads, add, retry, remove } = useUploads({
    upload,
    rules,
    initial,
    onResultsChange,
    onUploaded,
    goesOn,
  })
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const isSingle = maxCount === 1
  const rulesText = [
    accept && t('ui:upload.types', { types: accept.text }),
    maxSize !== undefined && t('ui:upload.limit', { size: fileSize(t, maxSize) }),
  ].filter(Boolean)
  const control = useControl({
    ...rest,
    'aria-describedby': classNames(rest['aria-describedby'], rulesText.length > 0 && `${id}-rules`),
  })
  const take = (files: FileList | null) => add([...(files ?? [])])
  const problemOf = (file: FileOnItsWay<Result>): string | undefined => {
    if (file.state === 'failed') return failureText?.(file.error) ?? t('ui:upload.failed')
    if (file.state !== 'refused') return undefined
    return t(`ui:upload.${file.obstacle}`, {
      size: fileSize(t, maxSize ?? 0),
      types: accept?.text ?? '',
      count: maxCount ?? 0,
    })
  }
  usePastedFiles(takesPaste ? add : undefined)
  const listed = onUploaded ? uploads.filter(({ state }) => state !== 'done') : uploads
  const done = uploads.filter(({ state }) => state === 'done').length
  const refused = uploads.filter(({ state }) => state === 'refused')
  const total = uploads.length - refused.length
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is for a pointer; the button inside is for all */}
      <div
        data-over={isOver ? '' : undefined}
        data-invalid={control['aria-invalid'] ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(!control.disabled)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          if (!control.disabled) take(event.dataTransfer.files)
        }}
        className="flex flex-col items-center gap-3 rounded-card border border-dashed border-line-strong bg-surface p-5 text-center transition-colors data-invalid:border-danger-ink data-over:border-accent-mark data-over:bg-accent-tint"
      >
        <p className="text-ink-soft pointer-coarse:hidden">
          {t(isSingle ? 'ui:upload.dropOne' : 'ui:upload.drop')}
        </p>
        <label
          className={`${buttonClass('secondary')} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-mark has-disabled:cursor-default has-disabled:opacity-50`}
        >
          <input
            {...control}
            ref={input}
            type="file"
            accept={accept?.types}
            multiple={!isSingle}
            // Files that are already uploaded satisfy `required` too.
            required={control.required && done === 0}
            aria-label={rest['aria-label']}
            onChange={(event) => {
              take(event.target.files)
              // Lets the same file be chosen again.
              event.target.value = ''
            }}
            className="sr-only"
          />
          <Icon of={Upload} />
          {t(isSingle ? 'ui:upload.chooseOne' : 'ui:upload.choose')}
        </label>
        {rulesText.length > 0 && (
          <p id={`${id}-rules`} className="text-sm text-ink-soft">
            {rulesText.join('. ')}
          </p>
        )}
      </div>
      {listed.length > 0 && (
        <ul aria-label={t('ui:upload.list')} className="mt-2">
          {listed.map((file) => (
            <UploadRow
              key={file.key}
              upload={file}
              problem={problemOf(file)}
              onRetry={() => retry(file)}
              onRemove={() => {
                remove(file.key)
                // The pressed button is removed, so the file input gets the focus.
                input.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {[
          total > 0 && t('ui:upload.progress', { done, total }),
          refused.length > 0 && t('ui:upload.refused', { names: refused.map(({ name }) => name).join(', ') }),
        ]
          .filter(Boolean)
          .join('. ')}
      </p>
    </div>
  )
}
