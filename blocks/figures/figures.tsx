import type { FiguresProps } from '../../schemas/blocks/figures.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Section } from '../../ui/page/section.tsx'

/** Two and four figures make full rows of two; three, five and six are set in rows of three. */
function columnsFor(count: number): string {
  if (count === 4) return '@2xl:grid-cols-2 @5xl:grid-cols-4'
  return count === 2 ? '@2xl:grid-cols-2' : '@2xl:grid-cols-3'
}

/** Values without words are set largest; if one has words, all are smaller, so that it fits its column. */
const sizeOf = (values: readonly string[]) =>
  values.some((value) => value.length > 6) ? 'text-3xl' : 'text-4xl'

/** Large numbers, each above its label and read together with it by screen readers. */
export default function Figures({ title, titleHidden, items }: FiguresProps) {
  const { t } = usePage()
  const size = sizeOf(items.map(({ value }) => value.text))
  return (
    <Section title={title ?? t('blocks:figures.title')} titleHidden={titleHidden}>
      <ul className={`grid gap-x-10 gap-y-8 ${columnsFor(items.length)}`}>
        {items.map(({ value, label, note }) => (
          <li key={`${value.text} ${label.text}`} className="border-t-2 border-accent-line pt-5">
            <p className="flex flex-col">
              <span className={`${size} font-semibold text-accent-ink`}>
                <LocalizedText value={value} />
              </span>{' '}
              <span className="font-medium">
                <LocalizedText value={label} />
              </span>
            </p>
            {note && (
              <p className="mt-2 whitespace-pre-line text-ink-soft">
                <LocalizedText value={note} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
