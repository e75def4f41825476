import type { Text } from '../locales/locale.ts'
import { LocalizedText } from '../ui/localized-text.tsx'

type Props = {
  /** Whose news it is, or of what kind. */
  label?: Text | undefined
  date: { datetime: string; text: Text }
}

/** The line above the title of a piece of news. */
export const NewsMeta = ({ label, date }: Props) => (
  <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
    {label && (
      <span className="font-medium text-accent-ink">
        <LocalizedText value={label} />
      </span>
    )}
    <time dateTime={date.datetime}>
      <LocalizedText value={date.text} />
    </time>
  </p>
)
