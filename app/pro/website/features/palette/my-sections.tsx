import { fold } from '../../../../../schemas/formats/fold.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { withNewIds } from '../../draft/blocks/block-actions.ts'
import { placeFor } from '../../draft/blocks/places.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { useSections } from '../../draft/site/use-sections.ts'
import { Failed } from '../../panel/failed.tsx'
import { Network } from './network.tsx'
import { PaletteItem } from './palette-item.tsx'
import { SectionTools } from './section-tools.tsx'

type Props = {
  /** Folded words of a search. */
  words: string
  sampleOf: (query: string) => string
  add: (block: StoredBlock, name: string) => void
}

/** Sections that the clinic has saved, and those that its network shares, drawn with its data; its own can be renamed and deleted. */
export function MySections({ words, sampleOf, add }: Props) {
  const { t } = useTranslation()
  const { types } = useBuilder()
  const { sections, isFailed, refetch, change, remove, isPending, fault } = useSections()
  if (isFailed) return <Failed onRetry={refetch} />
  if (!sections) return <SkeletonText lines={8} />
  const found = sections.filter(({ NAME }) => fold(NAME).includes(words))
  return (
    <div className="min-h-dvh">
      <p role="alert" className="mb-3 text-danger-ink empty:hidden">
        {fault}
      </p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {found.map((section) => (
          <PaletteItem
            key={section.ID}
            label={section.NAME}
            description={
              section.IS_SHARED
                ? t('business:site.sections.sharedBy', { name: section.OWNER })
                : (types.get(section.BLOCK.type)?.label ?? section.BLOCK.type)
            }
            source={undefined}
            // A section that was saved again has another picture.
            sample={sampleOf(`sample=&saved=${section.ID}&changed=${Date.parse(section.CHANGED_AT)}`)}
            onAdd={() => add(section.IS_SHARED ? placeFor(section) : withNewIds(section.BLOCK), section.NAME)}
          >
            {section.IS_OWN && (
              <SectionTools section={section} change={change} remove={remove} isPending={isPending} />
            )}
          </PaletteItem>
        ))}
      </ul>
      {found.length === 0 && (
        <p className="text-ink-soft">
          {t(sections.length === 0 ? 'business:site.sections.none' : 'business:site.notFound')}
        </p>
      )}
      <div className="mt-8">
        <Network />
      </div>
    </div>
  )
}
