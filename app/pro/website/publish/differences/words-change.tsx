import type { Locale } from '../../../../../locales/locale.ts'
import type { PartChange } from '../../../../../schemas/draft/summary.ts'
import { useTranslation } from '../../../../use-translation.ts'

type Props = {
  label: string
  /** The language of the words; that of the interface without one. */
  lang?: Locale
  before?: string | undefined
  after?: string | undefined
  /** A text that was added or removed has one of the two alone. */
  change?: PartChange
}

/** A text or a value before and after, distinguished by signs and words; without both it only says that they differ. */
export function WordsChange({ label, lang, before, after, change }: Props) {
  const { t } = useTranslation()
  const hasWords = (before || after) && before !== after
  const line = (isBefore: boolean, words: string | undefined) => {
    const Tag = isBefore ? 'del' : 'ins'
    const colors = isBefore ? 'bg-danger-tint text-danger-ink' : 'bg-success-tint text-success-ink'
    return (
      <dd className="flex gap-1.5">
        <span aria-hidden className="w-3 shrink-0 text-center font-semibold">
          {isBefore ? '−' : '+'}
        </span>
        <span className="sr-only">
          {t(isBefore ? 'business:site.history.before' : 'business:site.history.after')}:{' '}
        </span>
        {words ? (
          <Tag
            lang={lang}
            className={`line-clamp-6 min-w-0 rounded-small px-1 break-words whitespace-pre-wrap ${colors} ${isBefore ? '' : 'no-underline'}`}
          >
            {words}
          </Tag>
        ) : (
          <span className="text-ink-soft italic">{t('business:site.history.empty')}</span>
        )}
      </dd>
    )
  }
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{label}</dt>
      {hasWords ? (
        <>
          {change !== 'added' && line(true, before)}
          {change !== 'removed' && line(false, after)}
        </>
      ) : (
        <dd>{t('business:site.history.differs')}</dd>
      )}
    </div>
  )
}
