'use client'

import type { ProPermissions } from '../../../schemas/api/business.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/shown/skeleton.tsx'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import type { RowServices } from '../area/row-form.tsx'
import { useWide } from '../use-wide.ts'
import { Canvas } from './canvas/canvas.tsx'
import { ViewProvider } from './canvas/view/view-context.tsx'
import { announcerId } from './draft/acts/announce.ts'
import { BuilderProvider, useBuilder, useNavigation, useSelection } from './draft/builder/builder-context.ts'
import { Others, OthersProvider } from './draft/others/others.tsx'
import { TextsProvider } from './draft/texts/texts-context.tsx'
import { CommentsProvider } from './features/comments/comments-provider.tsx'
import { SourceProvider } from './features/facts/source-provider.tsx'
import { SaveSection } from './features/sections/loaded-save-section.tsx'
import { Beginning, DesignTab, LanguagesTab, PagesTab, Palette, prepareParts } from './loaded-parts.tsx'
import { PageBlocks } from './panel/blocks/page-blocks.tsx'
import { Conflicts } from './panel/conflicts.tsx'
import { Panel, type PanelContents } from './panel/panel.tsx'
import { NoticeStrip } from './publish/notices/notice-strip.tsx'
import { Publish } from './publish/publish.tsx'
import { QuickTab } from './quick-tab.tsx'
import { Toolbar } from './toolbar.tsx'
import { type Given, useMadeBuilder } from './use-made-builder.ts'

const contents: PanelContents = {
  quick: QuickTab,
  blocks: PageBlocks,
  pages: PagesTab,
  design: DesignTab,
  languages: LanguagesTab,
}

type Props = Given & {
  access: ProPermissions
  country: string
  /** The data that forms of the clinic's data need. */
  services: RowServices
}

/**
 * The builder: the page as visitors will see it, its blocks, and the unpublished changes. The server renders the page alone, so that it is
 * visible before any of this code is loaded; editing begins once the browser's kept work was read.
 */
export function Website(props: Props) {
  const { access, country, services } = props
  const { builder, isOpened } = useMadeBuilder(props)
  return (
    <BuilderProvider value={builder}>
      <OthersProvider>
        <CommentsProvider>
          <SourceProvider access={access} country={country} services={services}>
            <ViewProvider>
              <TextsProvider>
                <Screen isOpened={isOpened} />
              </TextsProvider>
            </ViewProvider>
          </SourceProvider>
        </CommentsProvider>
      </OthersProvider>
    </BuilderProvider>
  )
}

/** The builder, or the proposed sites in its place, with the dialogs over them. */
function Screen({ isOpened }: { isOpened: boolean }) {
  const { t } = usePage()
  const start = useSelection('start')
  const isWide = useWide()
  return (
    <ProPage
      title={t('application:area.clinic-website')}
      action={isOpened && isWide && !start && <Publish status={<Others />} />}
      isCompact
    >
      {start ? <Proposals isFirst={start === 'first'} /> : <Site isOpened={isOpened} />}
      <Dialogs />
      <p id={announcerId} role="status" className="sr-only" />
    </ProPage>
  )
}

function Proposals({ isFirst }: { isFirst: boolean }) {
  const { notices } = useBuilder()
  const { endStart } = useNavigation()
  return (
    <>
      <NoticeStrip notices={notices} />
      <Beginning isFirst={isFirst} onDone={endStart} />
    </>
  )
}

function Site({ isOpened }: { isOpened: boolean }) {
  const isBeside = useSelection('isBeside')
  return (
    <div className={phoneHeight}>
      {isOpened ? <Toolbar /> : <div className="h-26 @5xl/page:h-11" />}
      <div
        className={`mt-2 flex grow flex-col gap-6 @5xl/page:grid @5xl/page:items-start ${isBeside ? '@5xl/page:grid-cols-[minmax(0,1fr)_minmax(0,38rem)]' : '@5xl/page:grid-cols-[minmax(0,1fr)_22rem]'}`}
      >
        <Canvas prepare={prepareParts} />
        {isOpened ? <Panel contents={contents} /> : <Pending />}
      </div>
    </div>
  )
}

function Dialogs() {
  const adding = useSelection('adding')
  const section = useSelection('savedSection')
  const { closePalette, leaveSection } = useNavigation()
  return (
    <>
      <Conflicts />
      <Palette adding={adding} onClose={closePalette} />
      <SaveSection isOpen={section?.isOpen === true} block={section?.block} onClose={leaveSection} />
    </>
  )
}

/** On a phone, the height between the header and the bar of the parts: the page has what the builder's head leaves of it. */
const phoneHeight =
  '@max-5xl/page:-mb-6 @max-5xl/page:flex @max-5xl/page:min-h-[calc(100dvh-9.5rem-env(safe-area-inset-bottom))] @max-5xl/page:flex-col'

/** In place of the panel until it is there; a phone has none beside the page. */
const Pending = () => (
  <LoadingRegion className="@max-5xl/page:sr-only">
    <SkeletonText lines={6} />
  </LoadingRegion>
)
