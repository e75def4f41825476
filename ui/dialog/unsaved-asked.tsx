import { useEffect, useId, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { usePage } from '../core/page-context.tsx'

type Props = { onStay: () => void; onLeave: () => void }

/** Asks before a dialog is closed on something typed, in place of its buttons. */
export function UnsavedAsked({ onStay, onLeave }: Props) {
  const { t } = usePage()
  const text = useId()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => bar.current?.querySelector('button')?.focus(), [])
  return (
    <div
      ref={bar}
      role="alertdialog"
      aria-labelledby={text}
      className="border-t border-line bg-warning-tint p-4 sm:px-6"
    >
      <p id={text} className="font-medium text-warning-ink">
        {t('ui:unsaved.text')}
      </p>
      <div className="mt-3 flex flex-wrap gap-3 max-sm:*:grow">
        <Button onClick={onStay}>{t('ui:unsaved.stay')}</Button>
        <Button variant="secondary" onClick={onLeave}>
          {t('ui:unsaved.leave')}
        </Button>
      </div>
    </div>
  )
}
