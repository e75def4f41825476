import { fold } from '../../../../../schemas/formats/fold.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'
import { sitePatterns } from '../../../../queries/site.ts'
import { useLateQuery } from '../../../../queries/use-late-query.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { withNewIds } from '../../draft/blocks/block-actions.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { type DataSource, PaletteItem } from './palette-item.tsx'

/** The data that a clinic adds so that a section has the facts it needs (`patterns/facts.ts`). */
const sources: Partial<Record<string, DataSource>> = {
  doctors: 'doctors',
  prices: 'services',
  photos: 'photos',
  reviews: 'reviews',
  promotions: 'promotions',
  news: 'news',
  hours: 'branches',
  contacts: 'branches',
  place: 'branches',
}

type Props = {
  /** Folded words of a search. */
  words: string
  sampleOf: (query: string) => string
  add: (block: StoredBlock, name: string) => void
}

/** Sections with texts that a clinic can keep: first those for its kind, then those of others. */
export function ReadySections({ words, sampleOf, add }: Props) {
  const { t } = useTranslation()
  const { place } = useBuilder()
  const { data, isError } = useLateQuery(sitePatterns(place))
  if (isError) return <p role="alert">{t('business:site.media.facts.failed')}</p>
  if (!data) return <SkeletonText lines={8} />
  const found = data.SECTIONS.filter(({ TITLE, KIND }) => fold(`${TITLE} ${KIND ?? ''}`).includes(words))
  const groups = Map.groupBy(found, ({ IS_OWN, KIND }) =>
    IS_OWN || KIND === null ? t('business:site.ready.own') : KIND,
  )
  return (
    <div className="min-h-dvh">
      {[...groups].map(([name, sections]) => (
        <section key={name} aria-label={name} className="not-first:mt-8">
          <h3 className="text-lg font-semibold">{name}</h3>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2">
            {sections.map(({ NAME, TITLE, KIND, MISSING: [missing], BLOCKS: [block] }) => (
              <PaletteItem
                key={NAME}
                label={TITLE}
                description={KIND ?? ''}
                source={missing === undefined ? undefined : sources[missing]}
                isMissing={missing !== undefined}
                sample={sampleOf(`sample=&section=${NAME}`)}
                onAdd={() => block && add(withNewIds(block), TITLE)}
              />
            ))}
          </ul>
        </section>
      ))}
      {found.length === 0 && <p className="mt-4 text-ink-soft">{t('business:site.notFound')}</p>}
    </div>
  )
}
