import type { StepsProps } from '../../schemas/blocks/steps.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { Section } from '../../ui/page/section.tsx'

/** The number of columns with which no step stands alone in the last row. */
function columnsFor(count: number): string {
  if (count % 3 === 0) return '@4xl:grid-cols-3'
  return count % 4 === 0 ? '@2xl:grid-cols-2 @5xl:grid-cols-4' : '@2xl:grid-cols-2'
}

/** Numbered steps, side by side if there is room. */
export default function Steps({ title, items }: StepsProps) {
  return (
    <Section title={title}>
      <ol className={`grid gap-x-10 gap-y-8 ${columnsFor(items.length)}`}>
        {items.map((step, index) => (
          <li key={step.title.text} className="flex gap-5 border-t-2 border-accent-line pt-5">
            <span className="text-4xl font-semibold text-accent-mark tabular-nums" aria-hidden>
              {index + 1}
            </span>
            <div className="min-w-0 pt-1">
              <h3 className="text-xl">
                <LocalizedText value={step.title} />
              </h3>
              <p className="mt-2 text-ink-soft">
                <LocalizedText value={step.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
