import { useState } from 'react'
import { languages } from '../../../locales/languages.ts'
import { locales } from '../../../locales/locale.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { useWide } from '../use-wide.ts'
import { useSheetOpen } from './canvas/use-sheet-open.ts'
import { ViewPopover } from './canvas/view/view-popover.tsx'
import { useBuilder, useNavigation, usePageHeads, useSelection } from './draft/builder/builder-context.ts'
import { Others } from './draft/others/others.tsx'
import { useSitePages } from './draft/site/use-site-pages.ts'
import { usePageLabel } from './draft/texts/page-label.ts'
import { QuickMenu } from './features/quick/quick-menu.tsx'
import { ShareDialog } from './features/share/loaded-share.tsx'
import { LibraryButton } from './panel/media/library-button.tsx'
import { SaveStatus } from './panel/save-status.tsx'
import { Steps } from './panel/steps.tsx'
import { Publish } from './publish/publish.tsx'

function PageSelect() {
  const { t } = usePage()
  const { openPage } = useNavigation()
  const page = useSelection('page')
  const pages = useSitePages()
  const own = usePageHeads()
  const labelOf = usePageLabel()
  return (
    <NativeSelect
      aria-label={t('business:site.page')}
      value={page}
      onChange={({ target }) => openPage(target.value)}
      options={pages.map(({ id, title }) => ({
        value: id,
        label: own[id] ? labelOf(id, own[id]) : title,
      }))}
    />
  )
}

function LanguageSelect({ names }: { names: 'name' | 'short' }) {
  const { t } = usePage()
  const { setLanguage } = useNavigation()
  const language = useSelection('language')
  return (
    <NativeSelect
      aria-label={t('business:site.language')}
      value={language}
      onChange={({ target }) => setLanguage(target.value as typeof language)}
      options={locales.map((one) => ({ value: one, label: languages[one][names] }))}
    />
  )
}

/** The ways to look at the page, and to show it to others. */
function View() {
  const [isSharing, setSharing] = useState(false)
  return (
    <>
      <ViewPopover onShare={() => setSharing(true)} />
      <ShareDialog isOpen={isSharing} onClose={() => setSharing(false)} />
    </>
  )
}

/** Page, language, undo, and the state of saving; on a phone publishing as well, all in two rows and a line. */
export function Toolbar() {
  const { mayChange } = useBuilder()
  const isCovered = useSheetOpen()
  if (useWide())
    return (
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <div className="me-2 flex min-w-0 grow basis-72 gap-2 @3xl/page:grow-0 @3xl/page:basis-[26rem]">
          <div className="min-w-0 grow">
            <PageSelect />
          </div>
          <div className="shrink-0">
            <LanguageSelect names="name" />
          </div>
        </div>
        {mayChange && <Steps />}
        <QuickMenu />
        <LibraryButton variant="empty" />
        <View />
        {mayChange && <SaveStatus />}
      </div>
    )
  return (
    // Below a sheet the page is at its place.
    <div data-bar className={`-mt-3 grid gap-1 ${isCovered ? 'invisible' : ''}`}>
      <div className="flex min-w-0 items-center gap-1">
        <div className="min-w-0 grow">
          <PageSelect />
        </div>
        <div className="shrink-0">
          <LanguageSelect names="short" />
        </div>
        <View />
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-0.5 gap-y-1">
        {mayChange && <Steps />}
        <Publish
          status={
            <div className="flex items-center gap-2">
              {mayChange && !isCovered && <SaveStatus className="leading-tight max-lg:text-[0.8125rem]" />}
              <Others />
            </div>
          }
        />
      </div>
    </div>
  )
}
