import type { Locale } from '../../locales/locale.ts'

type Props = {
  /** What was entered into a form, field by field, in words. */
  answers: readonly { FIELD: string; LABEL: string; TEXT: string; IS_WRITTEN: boolean }[]
  /** The language of the author's own words. */
  lang: Locale
  className: string
}

/** What somebody has entered into a form, each field below its label. */
export const Answers = ({ answers, lang, className }: Props) => (
  <dl className={`grid gap-3 ${className}`}>
    {answers.map(({ FIELD, LABEL, TEXT, IS_WRITTEN }) => (
      <div key={FIELD}>
        <dt className="text-sm text-ink-soft">{LABEL}</dt>
        <dd className="max-w-text whitespace-pre-line [overflow-wrap:anywhere]" {...(IS_WRITTEN && { lang })}>
          {TEXT}
        </dd>
      </div>
    ))}
  </dl>
)
