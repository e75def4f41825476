import { lazy, memo, type ReactNode, Suspense, useRef } from 'react'
import { Tabs } from '../../../ui/tabs.tsx'
import { useTranslation } from '../../use-translation.ts'
import { blockOf } from './block-actions.ts'
import { BlockEditor } from './block-editor.tsx'
import { useBuilder, useDraftState } from './builder-context.ts'
import { DesignTab } from './design/design-tab.tsx'
import { LanguagesTab } from './languages/languages-tab.tsx'
import { PageBlocks } from './pages/page-blocks.tsx'
import { PagesPanel } from './pages/pages-panel.tsx'
import { type PanelTab, panelTabs } from './panel-tabs.ts'
import { usePanelFocus } from './use-panel-focus.ts'
import { useWide } from './use-wide.ts'

// Of use on phones only.
const BlockSheet = lazy(async () => ({ default: (await import('./block-sheet.tsx')).BlockSheet }))

const contents: Record<PanelTab, () => ReactNode> = {
  blocks: PageBlocks,
  pages: PagesPanel,
  design: DesignTab,
  languages: LanguagesTab,
}

/** The parts of the site, a tab each. */
const Parts = memo(function Parts() {
  const { t } = useTranslation()
  const { tab, openTab } = useBuilder()
  const items = panelTabs.map((value) => {
    const Content = contents[value]
    return { value, label: t(`business:site.tab.${value}`), content: <Content /> }
  })
  return (
    <Tabs
      label={t('business:site.parts')}
      items={items}
      value={tab}
      onChange={(value) => openTab(value as PanelTab)}
    />
  )
})

/** The parts of the site, and the form of the chosen block: beside the page, on a phone over its lower part. */
export function Panel() {
  const { page, selected, select, types } = useBuilder()
  const isWide = useWide()
  const panel = useRef<HTMLDivElement>(null)
  usePanelFocus(panel, selected)
  const block = useDraftState(({ draft }) =>
    selected === undefined ? undefined : blockOf(draft.pages[page]?.blocks ?? [], selected),
  )
  const editor = block && <BlockEditor key={block.id} block={block} />
  if (isWide)
    return (
      <div
        ref={panel}
        className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain pe-1 pb-4"
      >
        {editor ?? <Parts />}
      </div>
    )
  return (
    <>
      <Parts />
      {block && (
        <Suspense>
          <BlockSheet title={types.get(block.type)?.label ?? block.type} onClose={() => select(undefined)}>
            {editor}
          </BlockSheet>
        </Suspense>
      )}
    </>
  )
}
