import Maximize from 'lucide-react/icons/maximize-2'
import Minimize from 'lucide-react/icons/minimize-2'
import { useEffect, useRef, useState } from 'react'
import { useBackStep } from '../../../../client/form/use-back-step.ts'
import { ownSlugs } from '../../../../schemas/menu/draft-menu.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Spinner } from '../../../../ui/button/spinner.tsx'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { useWide } from '../../use-wide.ts'
import { useBuilder, useDraftState, useNavigation, useSelection } from '../draft/builder/builder-context.ts'
import { useSources } from '../draft/builder/source-context.ts'
import { useNameOf, useOthers } from '../draft/others/others.tsx'
import { pageAt, slugOfDataPage } from '../draft/pages/data-pages.ts'
import { useCommentPlaces } from '../draft/site/comment-places.ts'
import { usePageAddress } from '../draft/site/use-page-address.ts'
import { closeOutside } from './close-outside.ts'
import { BeforeAfter, PublishedPage } from './published-page.tsx'
import { useCanvas } from './use-canvas.ts'
import { useCanvasHands } from './use-canvas-hands.ts'
import { useFirstSign } from './use-first-sign.ts'
import { usePins } from './use-pins.ts'
import { useSheetOpen } from './use-sheet-open.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { frameSize } from './view/frame-size.ts'
import { viewQuery } from './view/view.ts'
import { useView } from './view/view-context.tsx'
import { WidthChoice } from './view/width-choice.tsx'

/** The page as its visitors will see it, in a frame; a click chooses a block. `prepare` loads the code for an editor's first action. */
export function Canvas({ prepare }: { prepare: () => void }) {
  const { store, selection, slug, timezone } = useBuilder()
  const { openPage, select, openTab } = useNavigation()
  const id = useSelection('page')
  const tab = useSelection('tab')
  const { t } = usePage()
  // A new page is shown once the server knows it.
  const isSaved = useDraftState(({ session }) => session.base.pages[id] !== undefined)
  const isKnown = slugOfDataPage(id) !== undefined || isSaved
  const [loaded, setLoaded] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [isBefore, setBefore] = useState(false)
  // A sheet leaves the upper half of a phone's screen to the page.
  const isAboveSheet = useSheetOpen()
  const isPhone = !useWide()
  const [isWhole, setWhole] = useState(false)
  const isFull = isPhone && isWhole && !isAboveSheet
  useBackStep(isFull ? 1 : 0, () => setWhole(false))
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFull && stage.current) return closeOutside(stage.current)
  }, [isFull])
  const frame = useRef<HTMLIFrameElement>(null)
  const { saves } = useSources()
  const nameOf = useNameOf()
  const { openComments } = useCommentPlaces()
  const { view, setView } = useView()
  const address = usePageAddress()
  const src = address + viewQuery(view, timezone)
  useShortcuts(frame, loaded)
  useFirstSign(frame, loaded, prepare)
  useCanvasHands(frame, loaded)
  const loading = `${attempt} ${id} ${src}`
  const isShown = useCanvas({
    frame,
    store,
    selection,
    page: id,
    loading,
    saves,
    marks: useOthers().flatMap((editor) =>
      editor.PAGE === id && editor.BLOCK !== null ? [{ id: editor.BLOCK, label: nameOf(editor) }] : [],
    ),
    pins: usePins(id),
    onChosen: (block) => {
      // A composed page has no blocks of its own: its areas are shown instead.
      if (store.getState().draft.pages[id]) select(block)
      else openTab('blocks')
    },
    onPinned: (block) => openComments({ page: id, block }),
    onLeft: (left) => {
      const target = left.split(`/l/${slug}`)[1]?.replace(/^\//, '')
      const { pages } = store.getState().draft
      const found = target === undefined ? undefined : pageAt({ pages }, target)
      if (found && (found in pages || target === '' || ownSlugs.has(target ?? ''))) openPage(found)
    },
  })
  // The page of the first load may be there before this code.
  useEffect(() => {
    const inner = frame.current?.contentDocument
    if (inner?.readyState === 'complete' && inner.URL !== 'about:blank') setLoaded(loading)
  }, [loading])
  // The document has the colours of its reader's system unless its root says others.
  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement
    if (!root || loaded !== loading) return
    if (view.scheme === 'auto') delete root.dataset.theme
    else root.dataset.theme = view.scheme
  }, [view.scheme, loaded, loading])
  return (
    <section
      aria-label={t('business:site.canvas')}
      className="flex min-w-0 grow flex-col @5xl/page:min-h-[70dvh]"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <WidthChoice value={view.width} onChange={(width) => setView({ width })} />
        {tab === 'design' && (
          <span className={isAboveSheet ? 'fixed end-2 top-[calc(50dvh-3.25rem)] z-[35]' : ''}>
            <BeforeAfter isBefore={isBefore} onChange={setBefore} />
          </span>
        )}
      </div>
      <div role="status">
        {!isShown && (
          <p className="mt-2 rounded-card bg-warning-tint px-4 py-3 text-warning-ink">
            {t('business:site.frame.failed')}{' '}
            <Button variant="link" onClick={() => setAttempt(attempt + 1)}>
              {t('business:site.frame.again')}
            </Button>
          </p>
        )}
      </div>
      <div
        ref={stage}
        className={
          isFull
            ? 'fixed inset-0 z-[45] flex flex-col bg-surface'
            : isAboveSheet
              ? 'fixed inset-x-0 top-0 z-30 bg-surface'
              : 'relative flex grow flex-col rounded-card bg-surface @3xl/page:mt-2 @3xl/page:p-3'
        }
      >
        {isPhone && !isAboveSheet && (
          <Button
            variant="secondary"
            icon={isFull ? Minimize : Maximize}
            aria-label={t(isFull ? 'business:site.canvasPart' : 'business:site.canvasFull')}
            title={t(isFull ? 'business:site.canvasPart' : 'business:site.canvasFull')}
            className="absolute end-2 bottom-18 z-20 shadow-float"
            onClick={() => setWhole(!isFull)}
          />
        )}
        {loaded !== loading && (
          <div className="absolute inset-0 z-10 flex items-center justify-center bg-surface/60">
            <Spinner />
          </div>
        )}
        <div
          className={`relative overflow-hidden [container-type:inline-size] ${isFull ? 'grow' : isAboveSheet ? 'h-[calc(50dvh+1rem)]' : 'min-h-80 grow tall:@max-5xl/page:min-h-48 @5xl/page:h-[calc(100dvh-16rem)] @5xl/page:grow-0'}`}
        >
          {tab === 'design' && isBefore && (
            <PublishedPage src={address.split('?')[0] ?? address} width={view.width} draft={frame} />
          )}
          {isKnown && (
            <iframe
              key={loading}
              ref={frame}
              src={src}
              title={t('business:site.canvas')}
              onLoad={() => setLoaded(loading)}
              style={frameSize(view.width)}
              className="max-w-none bg-paper shadow-float"
            />
          )}
        </div>
      </div>
    </section>
  )
}
