import { type ComponentType, memo, useRef } from 'react'
import { useBackStep } from '../../../../client/form/use-back-step.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Tabs } from '../../../../ui/page/tabs.tsx'
import { useWide } from '../../use-wide.ts'
import { blockOf } from '../draft/blocks/block-actions.ts'
import { useBuilder, useDraftState, useNavigation, useSelection } from '../draft/builder/builder-context.ts'
import { type PanelPart, panelTabs } from '../draft/builder/panel-tabs.ts'
import { BlockEditor, PhoneSheet } from './loaded-panel.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { SaveStatus } from './save-status.tsx'
import { Steps } from './steps.tsx'
import { usePanelFocus } from './use-panel-focus.ts'

/** The content of each part of the panel. */
export type PanelContents = Readonly<Record<PanelPart, ComponentType>>

/** The parts of the site, a tab each. */
const Parts = memo(function Parts({ contents }: { contents: PanelContents }) {
  const { t } = usePage()
  const { openTab } = useNavigation()
  const tab = useSelection('tab')
  const items = panelTabs.map((value) => {
    const Content = contents[value]
    return { value, label: t(`business:site.tab.${value}`), content: <Content /> }
  })
  return (
    <Tabs
      label={t('business:site.parts')}
      items={items}
      value={tab === 'quick' ? 'blocks' : tab}
      onChange={(value) => openTab(value as PanelPart)}
    />
  )
})

/** The parts of the site, and the form of the chosen block: beside the page, on a phone over its lower part. */
export function Panel({ contents }: { contents: PanelContents }) {
  const { t } = usePage()
  const { types, mayChange } = useBuilder()
  const { select, closePanel } = useNavigation()
  const page = useSelection('page')
  const selected = useSelection('selected')
  const tab = useSelection('tab')
  const isPanelOpen = useSelection('isPanelOpen')
  const isWide = useWide()
  const panel = useRef<HTMLDivElement>(null)
  usePanelFocus(panel, selected)
  const block = useDraftState(({ draft }) =>
    selected === undefined ? undefined : blockOf(draft.pages[page]?.blocks ?? [], selected),
  )
  const open = [isPanelOpen, block].filter(Boolean).length
  useBackStep(isWide ? 0 : open, (to) => (to === 0 ? closePanel() : select(undefined)))
  const name = block && (types.get(block.type)?.label ?? block.type)
  const editor = block && (
    <section key={block.id} aria-label={name} data-block-form tabIndex={-1} className="outline-none">
      <BlockEditor block={block} />
    </section>
  )
  if (isWide)
    return (
      <div
        ref={panel}
        className="sticky top-20 -ms-1 max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain px-1 pb-4"
      >
        {editor ?? <Parts contents={contents} />}
      </div>
    )
  const Content = contents[tab]
  return (
    <>
      <PhoneBar />
      {(block || isPanelOpen) && (
        <PhoneSheet
          part={block?.id ?? tab}
          title={block ? (types.get(block.type)?.label ?? block.type) : t(`business:site.partName.${tab}`)}
          note={mayChange && <SaveStatus className="" />}
          tools={mayChange && <Steps />}
          back={
            block && isPanelOpen
              ? { label: t(`business:site.backTo.${tab}`), go: () => select(undefined) }
              : undefined
          }
          onClose={closePanel}
        >
          <div ref={panel}>{editor ?? <Content />}</div>
        </PhoneSheet>
      )}
    </>
  )
}
