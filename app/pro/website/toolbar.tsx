import Redo from 'lucide-react/icons/redo-2'
import Undo from 'lucide-react/icons/undo-2'
import { localeNames } from '../../../locales/languages.ts'
import { locales } from '../../../locales/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { useTranslation } from '../../use-translation.ts'
import { useBuilder, useDraftState, usePageHeads } from './builder-context.ts'
import { usePageLabel } from './languages/page-label.ts'
import { LibraryButton } from './media/library-button.tsx'
import { Others } from './others.tsx'
import { useSitePages } from './pages/use-site-pages.ts'
import { SaveStatus } from './save-status.tsx'
import { ViewPopover } from './view/view-popover.tsx'

/** Page, language, undo, and whether everything is saved. */
export function Toolbar() {
  const { t } = useTranslation()
  const { store, page, openPage, language, setLanguage, mayChange } = useBuilder()
  const pages = useSitePages()
  const own = usePageHeads()
  const labelOf = usePageLabel()
  const undo = useDraftState(({ undo }) => undo.at(-1))
  const redo = useDraftState(({ redo }) => redo.at(-1))
  const step = (icon: typeof Undo, label: string, act: (() => void) | undefined) => (
    <Button
      variant="empty"
      icon={icon}
      aria-label={label}
      title={label}
      aria-disabled={act ? undefined : true}
      onClick={act}
    />
  )
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex min-w-0 grow basis-72 gap-2 @3xl/page:grow-0 @3xl/page:basis-[26rem]">
        <div className="min-w-0 grow">
          <NativeSelect
            aria-label={t('business:site.page')}
            value={page}
            onChange={({ target }) => openPage(target.value)}
            options={pages.map(({ id, title }) => ({
              value: id,
              label: own[id] ? labelOf(id, own[id]) : title,
            }))}
          />
        </div>
        <div className="shrink-0">
          <NativeSelect
            aria-label={t('business:site.language')}
            value={language}
            onChange={({ target }) => setLanguage(target.value as typeof language)}
            options={locales.map((one) => ({ value: one, label: localeNames[one] }))}
          />
        </div>
      </div>
      <div className="flex">
        {mayChange && (
          <>
            {step(
              Undo,
              undo ? t('business:site.undoStep', { step: undo.name }) : t('business:site.undo'),
              undo && (() => store.getState().takeBack()),
            )}
            {step(
              Redo,
              redo ? t('business:site.redoStep', { step: redo.name }) : t('business:site.redo'),
              redo && (() => store.getState().doAgain()),
            )}
          </>
        )}
        <LibraryButton />
      </div>
      <ViewPopover />
      {mayChange && <SaveStatus />}
      <Others />
    </div>
  )
}
