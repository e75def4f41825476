import EyeOff from 'lucide-react/icons/eye-off'
import { localizePath } from '../../../../../locales/locale.ts'
import type { LinkTarget } from '../../../../../schemas/core/link.ts'
import type { DraftMenuItem } from '../../../../../schemas/draft/site-draft.ts'
import { leadsToNoPage } from '../../../../../schemas/menu/draft-menu.ts'
import type { JudgedEntry } from '../../../../../schemas/menu/judge-menu.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Icon } from '../../../../../ui/icon/icon.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder, useDraftState } from '../../draft/builder/builder-context.ts'
import { type ListedPage, useSitePages } from '../../draft/site/use-site-pages.ts'

/** The name of a target: of a page its name, of everything else the address as people write it. */
function targetName(link: LinkTarget, pages: readonly ListedPage[]): string {
  if (link.kind === 'page')
    return pages.find(({ slug }) => link.path.replace(/^\//, '') === slug)?.title ?? link.path
  if (link.kind === 'url') return link.href
  return link.kind === 'email' ? link.address : link.number
}

/** The screen on which the reason why visitors do not see an entry can be changed. */
function useCure({ reason, item }: JudgedEntry<DraftMenuItem>): string | undefined {
  const { screens } = useBuilder()
  if (reason === 'noQuestions') return screens.company
  if (reason !== 'empty') return undefined
  if (item.type === 4) return screens.company
  return item.type === 6 ? screens.doctors : undefined
}

/** The target of an entry, or why visitors do not see it, with a link to the screen where that can be changed. */
export function EntryState({ entry }: { entry: JudgedEntry<DraftMenuItem> }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const pages = useDraftState(({ draft }) => draft.pages)
  const listed = useSitePages()
  const cure = useCure(entry)
  const { reason, link, kind } = entry
  if (!reason && leadsToNoPage(entry, pages))
    return <p className="px-2 text-sm text-danger-ink">{t('business:site.pages.reason.noPage')}</p>
  if (!reason)
    return (
      <p className="truncate px-2 text-sm text-ink-soft">{link ? `→ ${targetName(link, listed)}` : ''}</p>
    )
  const empty = kind === 'about' || kind === 'specialists' || kind === 'gallery' ? kind : 'about'
  return (
    <p className="px-2 text-sm text-ink-soft">
      <Icon of={EyeOff} className="me-1 inline-block align-[-0.125em]" />
      {reason === 'empty'
        ? t(`business:site.pages.reason.empty.${empty}`)
        : t(`business:site.pages.reason.${reason}`)}
      {cure && (
        <>
          {' '}
          <a className="link" href={localizePath(cure, locale)}>
            {t('business:site.pages.reason.cure')}
          </a>
        </>
      )}
    </p>
  )
}
