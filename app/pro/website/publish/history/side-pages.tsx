import { useEffect, useState } from 'react'
import type { Locale } from '../../../../../locales/locale.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { Segments } from '../../../../../ui/form/segments.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useWide } from '../../../use-wide.ts'
import { usePins } from '../../canvas/use-pins.ts'
import { outlineOf } from '../../draft/blocks/block-actions.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { blockIdOf, type Difference } from '../differences/differences.ts'
import { SideFrame } from './side-frame.tsx'
import type { Compared } from './sides.ts'
import { useScrollTogether } from './use-scroll-together.ts'
import { useVersionName } from './use-version-name.ts'

const sides = ['before', 'after'] as const
type Name = (typeof sides)[number]

type Props = {
  compared: Compared
  sites: Record<Name, SiteDraft>
  page: string
  language: Locale
  /** The differences of the page. */
  differences: readonly Difference[]
  selected: string | undefined
  /** Whether blocks show the numbers of their comments. */
  hasPins: boolean
  onSelect: (block: string) => void
  onPage: (page: string) => void
}

/** The page before and after: beside each other, or one of the two where there is no room. */
export function SidePages({ compared, sites: both, page, language, differences, ...rest }: Props) {
  const { selected, hasPins, onSelect, onPage } = rest
  const { t } = useTranslation()
  const nameOf = useVersionName()
  const { types } = useBuilder()
  const isWide = useWide()
  const [shown, show] = useState<Name>('after')
  const change = differences.find(
    ({ path }) => selected !== undefined && blockIdOf(path) === selected,
  )?.change
  // A block that was added or removed is on one of the two pages.
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing another removed block shows its page again
  useEffect(() => {
    if (change === 'removed') show('before')
    if (change === 'added') show('after')
  }, [change, selected])
  const onPageThere = useScrollTogether(selected)
  const marks = differences.flatMap(({ path, name, change }) => {
    const id = blockIdOf(path)
    return id === undefined ? [] : [{ id, label: t(`business:site.summary.did.${change}`, { name }) }]
  })
  const pins = usePins(page)
  const namesOf = ({ pages }: SiteDraft) =>
    Object.fromEntries(
      outlineOf(pages[page]?.blocks ?? []).map(({ block: { id, type } }) => [
        id,
        types.get(type)?.label ?? type,
      ]),
    )
  const titleOf = (side: Name) => `${t(`business:site.history.${side}`)}: ${nameOf(compared[side])}`
  const frameOf = (side: Name) => (
    <SideFrame
      side={compared[side]}
      name={titleOf(side)}
      page={both[side].pages[page]?.slug}
      language={language}
      marks={marks}
      selected={selected}
      pins={hasPins ? pins : []}
      names={namesOf(both[side])}
      onChosen={onSelect}
      onThere={(there) => onPageThere(side, there)}
      onLeft={(slug) => {
        const target = Object.entries(both[side].pages).find(([, one]) => one.slug === slug)
        if (target) onPage(target[0])
      }}
    />
  )
  if (isWide)
    return (
      <div className="grid min-h-0 grid-cols-2 gap-4">
        {sides.map((side) => (
          <section key={side} aria-label={titleOf(side)} className="flex min-h-0 flex-col gap-1">
            <p aria-hidden className="text-sm font-medium text-ink-soft">
              {titleOf(side)}
            </p>
            <div className="min-h-0 grow">{frameOf(side)}</div>
          </section>
        ))}
      </div>
    )
  return (
    <div className="sticky top-0 z-10 -mx-1 grid gap-2 bg-raised px-1 pb-2">
      <Segments
        label={t('business:site.history.shown')}
        options={sides.map((side) => ({ value: side, label: titleOf(side) }))}
        value={shown}
        onChange={show}
      />
      {/* Both stay loaded, so that a change of sides shows the same place at once. */}
      <div className="relative h-[38dvh]">
        {sides.map((side) => (
          <div key={side} className={`absolute inset-0 ${shown === side ? '' : 'invisible'}`}>
            {frameOf(side)}
          </div>
        ))}
      </div>
    </div>
  )
}
