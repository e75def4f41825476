import ArrowLeft from 'lucide-react/icons/arrow-left'
import Undo from 'lucide-react/icons/undo-2'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../../../locales/locale.ts'
import type { RestoredPart } from '../../../../../schemas/draft/restore.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { blockOf } from '../../draft/blocks/block-actions.ts'
import { useBuilder, useDraftState, useSelection } from '../../draft/builder/builder-context.ts'
import { Failed } from '../../panel/failed.tsx'
import {
  blockIdOf,
  type Difference,
  type DifferenceGroup,
  localesOf,
  pageOf,
} from '../differences/differences.ts'
import { useDifferences } from '../differences/use-differences.ts'
import { DifferenceList } from './difference-list.tsx'
import { SideChoice } from './side-choice.tsx'
import { SidePages } from './side-pages.tsx'
import type { Compared } from './sides.ts'
import { useRestore } from './use-restore.ts'
import { useSiteOf } from './use-site-of.ts'

type Props = {
  compared: Compared
  /** Absent where nothing else can be compared. */
  onChange?: (compared: Compared) => void
  onBack?: () => void
  /** The column beside the differences, about a block of a page or about the page alone. */
  aside?: (at: { page: string; block: { id: string; name: string } | undefined }) => ReactNode
}

/** Two sites, as a version and the draft: all differences in words, and both pages side by side. */
export function Comparison({ compared, onChange, onBack, aside }: Props) {
  const { t } = useTranslation()
  const { store, mayChange, types } = useBuilder()
  const first = useSelection('language')
  const opened = useSelection('page')
  const before = useSiteOf(compared.before)
  const after = useSiteOf(compared.after)
  const groups = useDifferences(before.site, after.site)
  const [language, setLanguage] = useState<Locale>(first)
  const [chosen, setPage] = useState<string>()
  // The first one until another is chosen, or none.
  const [picked, setPicked] = useState<Difference | null>()
  // The block that was last pointed at in a page, whether it differs or not.
  const [pointed, point] = useState<string>()
  const select = (difference: Difference | null) => {
    setPicked(difference)
    point(undefined)
  }
  const restore = useRestore()
  const [done, setDone] = useState('')
  const last = useDraftState(({ undo }) => undo.at(-1)?.name)
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  const failed = [before, after].find(({ isError }) => isError)
  if (failed) return <Failed onRetry={failed.refetch} />

  // The page that is open in the builder if it differs, or else the first one that does.
  const pages = groups?.flatMap(({ path }) => pageOf(path) ?? []) ?? []
  const page = chosen ?? (pages.includes(opened) ? opened : pages[0]) ?? indexOf(after.site)
  const show = (group: DifferenceGroup, difference?: Difference) => {
    select(difference ?? null)
    const shown = pageOf(group.path)
    if (shown !== undefined) setPage(shown)
    const inLanguages = difference ? localesOf(difference) : []
    if (inLanguages[0] && !inLanguages.includes(language)) setLanguage(inLanguages[0])
  }
  const isOlder = typeof compared.before === 'number' && compared.after === 'draft' && onBack !== undefined
  const mayRestore = mayChange && isOlder && before.site !== undefined
  const onRestored = (step: string) => {
    setDone(step)
    select(null)
  }
  const put = (part: RestoredPart, name: string) =>
    before.site && onRestored(restore(before.site, part, name))
  const blocks = groups?.find(({ path }) => pageOf(path) === page)?.differences ?? []
  const selected =
    picked === undefined ? blocks.find(({ path }) => blockIdOf(path) !== undefined) : (picked ?? undefined)
  const block = pointed ?? (selected && blockIdOf(selected.path))
  const typeOf = (site: SiteDraft | undefined) =>
    block === undefined ? undefined : blockOf(site?.pages[page]?.blocks ?? [], block)?.type
  const type = typeOf(after.site) ?? typeOf(before.site)
  return (
    <div className="flex min-h-0 flex-col gap-3 lg:h-full">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        {onBack && (
          <Button ref={back} variant="secondary" icon={ArrowLeft} onClick={onBack}>
            {t('business:site.history.back')}
          </Button>
        )}
        <SideChoice compared={compared} onChange={onChange} language={language} onLanguage={setLanguage} />
        {done !== '' && done === last && (
          <Button
            variant="secondary"
            icon={Undo}
            aria-label={t('business:site.undoStep', { step: done })}
            onClick={() => {
              store.getState().takeBack()
              back.current?.focus()
            }}
          >
            {t('business:site.undo')}
          </Button>
        )}
      </div>
      {groups && before.site && after.site ? (
        <div className="flex flex-col gap-4 lg:grid lg:min-h-0 lg:grow lg:grid-cols-[22rem_minmax(0,1fr)]">
          <SidePages
            compared={compared}
            sites={{ before: before.site, after: after.site }}
            page={page}
            language={language}
            differences={blocks}
            selected={block}
            hasPins={aside !== undefined}
            onSelect={(id) => {
              select(blocks.find(({ path }) => blockIdOf(path) === id) ?? null)
              point(id)
            }}
            onPage={(id) => {
              setPage(id)
              select(null)
            }}
          />
          <div className="flex min-h-0 flex-col gap-4 lg:order-first lg:overflow-y-auto lg:overscroll-contain lg:pe-1">
            {aside?.({
              page,
              block: block && type ? { id: block, name: types.get(type)?.label ?? type } : undefined,
            })}
            <DifferenceList
              compared={compared}
              language={language}
              groups={groups}
              selected={selected}
              onRestored={onRestored}
              onSelect={show}
              onRestore={mayRestore ? put : undefined}
            />
          </div>
        </div>
      ) : (
        <SkeletonText lines={6} />
      )}
    </div>
  )
}

const indexOf = (site: SiteDraft | undefined) =>
  Object.entries(site?.pages ?? {}).find(([, { slug }]) => slug === '')?.[0] ?? ''
