import CircleCheck from 'lucide-react/icons/circle-check'
import { usePage } from '../../ui/core/page-context.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

/** Says that a review was received, with the next step and its time; it takes the focus of the form. */
export function ReviewSent() {
  const { t } = usePage()
  return (
    <div
      role="status"
      tabIndex={-1}
      ref={(element) => element?.focus()}
      className="grid grid-cols-[auto_1fr] gap-x-4 outline-none"
    >
      <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-success-tint text-success-ink">
        <Icon of={CircleCheck} />
      </span>
      <div>
        <p className="text-xl font-semibold">{t('blocks:review-form.sent.title')}</p>
        <ol className="mt-2 grid max-w-text list-decimal gap-1 ps-5 text-ink-soft">
          <li>{t('blocks:review-form.sent.moderation')}</li>
          <li>{t('blocks:review-form.sent.preview')}</li>
          <li>{t('blocks:review-form.sent.published')}</li>
        </ol>
      </div>
    </div>
  )
}
