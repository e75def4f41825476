import type { PageTitleProps } from '../../schemas/blocks/page-title.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'

/** The title of an inner page. */
export default function PageTitle({ title, lead }: PageTitleProps) {
  return (
    <header className="section">
      <h1 className="max-w-[28ch] text-4xl">
        <LocalizedText value={title} />
      </h1>
      {lead && (
        <p className="mt-4 max-w-text text-lg text-ink-soft">
          <LocalizedText value={lead} />
        </p>
      )}
    </header>
  )
}
