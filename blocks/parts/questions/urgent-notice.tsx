import { usePage } from '../../../ui/core/page-context.tsx'

type Props = { numbers: readonly string[]; text?: string }

/** Emergency numbers to call instead of writing to a clinic, before the form, or of reading on; `text` says when. */
export function UrgentNotice({ numbers, text }: Props) {
  const { t } = usePage()
  return (
    <div role="note" className="max-w-text rounded-control bg-warning-tint px-4 py-3 text-warning-ink">
      <p className="font-semibold">{t('blocks:ask-question.urgent.title')}</p>
      <p className="mt-1">{text ?? t('blocks:ask-question.urgent.text')}</p>
      <p className="mt-1 flex flex-wrap gap-x-6">
        {numbers.map((number) => (
          <a
            key={number}
            href={`tel:${number}`}
            className="link inline-flex min-h-11 items-center font-semibold tabular-nums pointer-fine:min-h-8"
          >
            {t('blocks:ask-question.urgent.call', { number })}
          </a>
        ))}
      </p>
    </div>
  )
}
