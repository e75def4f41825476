import type { Text } from '../../../locales/locale.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'

type Props = {
  /** The source or the category of the article. */
  label?: Text | undefined
  date: { datetime: string; text: Text }
}

/** The line above an article's title. */
export const NewsMeta = ({ label, date }: Props) => (
  <p className="news-meta">
    {label && (
      <span>
        <LocalizedText value={label} />
      </span>
    )}
    <time dateTime={date.datetime}>
      <LocalizedText value={date.text} />
    </time>
  </p>
)
