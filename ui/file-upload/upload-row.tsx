import CircleAlert from 'lucide-react/icons/circle-alert'
import FileText from 'lucide-react/icons/file-text'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { Button } from '../button/button.tsx'
import { comeIntoView } from '../come-into-view.ts'
import { usePage } from '../core/page-context.tsx'
import { Icon } from '../icon/icon.tsx'
import { fileSize } from './file-size.ts'
import { sentWords } from './sent-words.ts'
import type { Upload } from './uploads.ts'

type Props<Result> = {
  upload: Upload<Result>
  /** Why it was rejected or failed. */
  problem?: string
  onRetry: () => void
  onRemove: () => void
}

/** A file in the list: its name, progress or error, and buttons. */
export function UploadRow<Result>({ upload, problem, onRetry, onRemove }: Props<Result>) {
  const { t } = usePage()
  const { name, size, state } = upload
  const percent = state === 'sending' ? Math.round(upload.progress * 100) : 0
  const progress = state === 'sending' ? sentWords(t, upload.progress) : ''
  const named = (action: string) => t('ui:upload.named', { action, name })
  return (
    <li className="flex items-center gap-3 border-b border-line py-1.5 last:border-0">
      <Icon
        of={problem ? CircleAlert : FileText}
        className={problem ? 'text-danger-ink' : state === 'done' ? 'text-success-ink' : 'text-ink-faint'}
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-x-2">
          <span className="min-w-0 [overflow-wrap:anywhere] hyphens-none">{name}</span>
          <span className="text-sm leading-6 text-ink-soft">{fileSize(t, size)}</span>
          {state === 'sending' && (
            <span aria-hidden className="text-sm leading-6 text-ink-soft tabular-nums">
              {progress}
            </span>
          )}
        </p>
        {problem && (
          <p ref={comeIntoView} role="alert" className="scroll-my-28 text-sm text-danger-ink">
            {problem}
          </p>
        )}
        {state === 'sending' && (
          <div
            role="progressbar"
            aria-label={named(progress)}
            aria-valuenow={percent}
            className="my-1 h-1 overflow-hidden rounded-full bg-sunken forced-colors:border"
          >
            <div
              className="h-full origin-left bg-accent-mark transition-transform forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none"
              style={{ transform: `scaleX(${upload.progress})` }}
            />
          </div>
        )}
      </div>
      {state === 'failed' && (
        <Button variant="empty" icon={RotateCw} aria-label={named(t('ui:upload.retry'))} onClick={onRetry} />
      )}
      <Button
        variant="empty"
        icon={X}
        aria-label={named(t(state === 'sending' ? 'ui:upload.cancel' : 'ui:upload.remove'))}
        onClick={onRemove}
      />
    </li>
  )
}
