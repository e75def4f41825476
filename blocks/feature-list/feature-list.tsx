import ArrowRight from 'lucide-react/icons/arrow-right'
import type { FeatureListProps } from '../../schemas/blocks/feature-list.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Section } from '../../ui/page/section.tsx'

type Item = FeatureListProps['items'][number]

const row =
  '@2xl:grid @2xl:grid-cols-[1fr_2fr] @2xl:gap-x-12 @2xl:pb-8 @2xl:pt-7 border-t border-line pb-6 pt-5'
const half = 'border-t border-line pb-6 pt-5'

/** Points separated by thin lines: the name first, its description beside or below it. */
export default function FeatureList({ title, lead, arrangement, items }: FeatureListProps) {
  const inPairs = arrangement === 'pairs'
  return (
    <Section title={title} lead={lead}>
      <ul className={inPairs ? 'grid @2xl:grid-cols-2 @2xl:gap-x-12 @4xl:gap-x-20' : ''}>
        {items.map((item) => (
          <li key={item.title.text} className={inPairs ? half : row}>
            <h3 className="text-xl">
              <Name item={item} />
            </h3>
            <p className={`mt-2 max-w-text text-ink-soft ${inPairs ? '' : '@2xl:mt-0.5'}`}>
              <LocalizedText value={item.text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Name({ item: { title, link } }: { item: Item }) {
  if (!link) return <LocalizedText value={title} />
  return (
    <a
      href={link.href}
      rel={link.external ? 'external noopener' : undefined}
      className="group -my-2.5 inline-flex items-baseline gap-2 py-2.5 text-accent-ink"
    >
      <LocalizedText value={title} />
      <Icon
        of={ArrowRight}
        className="translate-y-[0.2em] transition-transform group-hover:translate-x-0.5"
      />
    </a>
  )
}
