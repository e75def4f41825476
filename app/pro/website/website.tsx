'use client'

import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { ProPermissions } from '../../../schemas/api/business.ts'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import type { StoredBlock } from '../../../schemas/page/page.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { siteDraft } from '../../queries/site.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import type { RowServices } from '../area/row-form.tsx'
import type { KeyedNotice } from '../shell/keyed-notice.ts'
import { useWide } from '../use-wide.ts'
import { announcerId } from './announce.ts'
import type { BlockType } from './block-type.ts'
import { BuilderProvider } from './builder-context.ts'
import { Canvas } from './canvas.tsx'
import { CommentsProvider } from './comments/comments-context.tsx'
import { Conflicts } from './conflicts.tsx'
import { createDraftStore, type DraftStore } from './draft-store.ts'
import { SourceProvider } from './facts/source-provider.tsx'
import { useGoTo } from './go-to.ts'
import { openTab } from './kept-tab.ts'
import { TextsProvider } from './languages/texts-context.tsx'
import { Palette, Start } from './loaded-parts.tsx'
import { Others, OthersProvider } from './others.tsx'
import { currentPage, dataPage } from './pages/data-pages.ts'
import type { OpenedPart } from './pages/opened-part.ts'
import type { Screens } from './pages/screens.ts'
import type { Adding } from './palette.tsx'
import { Panel } from './panel.tsx'
import type { PanelPart, PanelTab } from './panel-tabs.ts'
import { Publish } from './publish.tsx'
import type { QuickChangeName } from './quick/quick-changes.ts'
import { readDraft } from './read-draft.ts'
import { saveDraft } from './save-draft.ts'
import type { Owner } from './saved-session.ts'
import { SaveSection } from './sections/loaded-save-section.tsx'
import { NoticeStrip } from './time/notice-strip.tsx'
import { Toolbar } from './toolbar.tsx'
import { useAutosave } from './use-autosave.ts'
import { useLanguage } from './use-language.ts'
import { useLeftWork } from './use-left-work.ts'
import { useStart } from './use-start.ts'
import { ViewProvider } from './view/view-context.tsx'

type Props = {
  place: string
  company: string
  timezone: string
  /** The e-mail or the phone of who edits. */
  person: string
  slug: string
  tab: PanelTab
  /** The number of the request to publish that is opened at once: a mail leads to it. */
  review: number | undefined
  screens: Screens
  mayChange: boolean
  mayPublish: boolean
  quick: readonly QuickChangeName[]
  types: readonly BlockType[]
  access: ProPermissions
  country: string
  /** What is said of the whole clinic, the most important first. */
  notices: readonly KeyedNotice[]
  /** What forms of the clinic's data need. */
  services: RowServices
}

/** Opens the draft with what the browser has kept of unsaved changes; who it belongs to, undefined until then. */
function useOpened(
  store: DraftStore,
  { company, person }: Pick<Props, 'company' | 'person'>,
): Owner | undefined {
  const [owner, setOwner] = useState<Owner>()
  useEffect(() => {
    let isOver = false
    openTab({ company, person }).then(
      ({ tab, kept }) => {
        if (isOver) return
        const owner = { company, person, tab }
        store.getState().open(owner, kept)
        setOwner(owner)
      },
      // What is kept is not lost, but it cannot be read now.
      (error) =>
        setOwner(() => {
          throw error
        }),
    )
    return () => {
      isOver = true
    }
  }, [store, company, person])
  return owner
}

/**
 * The builder: the page as visitors will see it, its blocks, and what is not published yet. The server draws the page alone, so that it
 * is seen before any of this code is there; all that changes it comes once what the browser has kept is known.
 */
export function Website({ place, company, timezone, person, slug, tab: firstTab, ...rest }: Props) {
  const { screens, review, mayChange, mayPublish, quick, types, access, country, notices, services } = rest
  const { locale, t } = usePage()
  const { DRAFT, REVISION, SAVE } = useApiQuery(siteDraft(place))
  const [store] = useState(() =>
    createDraftStore({
      opened: { revision: REVISION, save: SAVE ?? undefined, draft: DRAFT as unknown as SiteDraft },
      save: saveDraft(place),
      read: readDraft(place),
      tellRestored: (message) => {
        toast({ message, delay: 30_000 })
        return t('business:site.restored')
      },
    }),
  )
  const owner = useOpened(store, { company, person })
  const [byType] = useState(() => new Map(types.map((type) => [type.type, type])))
  const [chosen, setPage] = useState(dataPage(''))
  const page = useStore(store, ({ draft }) => currentPage(draft, chosen))
  const [tab, setTab] = useState<PanelPart>(firstTab)
  const [isPanelOpen, setPanelOpen] = useState(firstTab !== 'blocks')
  const { language, setLanguage, visitLanguage, leaveLanguage } = useLanguage(locale)
  const [opened, putPart] = useState<OpenedPart>()
  const [selected, putSelected] = useState<string>()
  const [adding, setAdding] = useState<Adding>()
  const [kept, setKept] = useState<{ block: StoredBlock; isOpen: boolean }>()
  const [isBeside, setBeside] = useState(false)
  const [start, setStart] = useStart(store, owner, mayChange)
  const isWide = useWide()
  const openPage = (id: string) => {
    setPage(id)
    select(undefined)
  }
  const showPart = (part: PanelPart) => {
    setTab(part)
    setPanelOpen(true)
  }
  const select = (id: string | undefined) => {
    if (id === undefined) leaveLanguage()
    putSelected(id)
  }
  const openTab = (part: PanelPart) => {
    leaveLanguage()
    showPart(part)
  }
  const openPart = (part: OpenedPart | undefined) => {
    leaveLanguage()
    putPart(part)
  }
  const closePanel = () => {
    select(undefined)
    setPanelOpen(false)
  }
  const { go, target } = useGoTo({
    openPage,
    select,
    openTab: showPart,
    visitLanguage,
    openPart: putPart,
  })
  useAutosave(store)
  useLeftWork(store, owner)
  return (
    <BuilderProvider
      value={{
        ...{
          store,
          place,
          slug,
          company,
          timezone,
          person,
          tabId: owner?.tab,
          screens,
          review,
          mayChange: mayChange && owner !== undefined,
          mayPublish,
          quick,
          notices,
          language,
          setLanguage,
          visitLanguage,
          tab,
          openTab,
          isPanelOpen,
          closePanel,
          opened,
          openPart,
          selected,
          select,
        },
        openPalette: (beside) => setAdding({ beside }),
        saveSection: (block) => setKept({ block, isOpen: true }),
        startAnew: () => {
          closePanel()
          setStart('again')
        },
        types: byType,
        page,
        openPage,
        ...{ go, target, isBeside, setBeside },
      }}
    >
      <OthersProvider>
        <CommentsProvider>
          <ProPage
            title={t('application:area.clinic-website')}
            action={owner && isWide && !start && <Publish status={<Others />} />}
            isCompact
          >
            <SourceProvider {...{ access, country, services }}>
              <ViewProvider>
                <TextsProvider>
                  {start ? (
                    <>
                      <NoticeStrip notices={notices} />
                      <Start isFirst={start === 'first'} onDone={() => setStart(undefined)} />
                    </>
                  ) : (
                    <div className={phoneHeight}>
                      {owner ? <Toolbar /> : <div className="h-26 @5xl/page:h-11" />}
                      <div
                        className={`mt-2 flex grow flex-col gap-6 @5xl/page:grid @5xl/page:items-start ${isBeside ? '@5xl/page:grid-cols-[minmax(0,1fr)_minmax(0,38rem)]' : '@5xl/page:grid-cols-[minmax(0,1fr)_22rem]'}`}
                      >
                        <Canvas />
                        {owner ? <Panel /> : <Pending />}
                      </div>
                    </div>
                  )}
                </TextsProvider>
              </ViewProvider>
            </SourceProvider>
            <Conflicts />
            <Palette adding={adding} onClose={() => setAdding(undefined)} />
            <SaveSection
              isOpen={kept?.isOpen === true}
              block={kept?.block}
              onClose={() => setKept(kept && { ...kept, isOpen: false })}
            />
            <p id={announcerId} role="status" className="sr-only" />
          </ProPage>
        </CommentsProvider>
      </OthersProvider>
    </BuilderProvider>
  )
}

/** On a phone all that is between the header and the bar of the parts: the page has what its head leaves of it. */
const phoneHeight =
  '@max-5xl/page:-mb-6 @max-5xl/page:flex @max-5xl/page:min-h-[calc(100dvh-9.5rem-env(safe-area-inset-bottom))] @max-5xl/page:flex-col'

/** In place of the panel until it is there; a phone has none beside the page. */
const Pending = () => (
  <LoadingRegion className="@max-5xl/page:sr-only">
    <SkeletonText lines={6} />
  </LoadingRegion>
)
