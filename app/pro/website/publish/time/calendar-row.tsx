import type { Translate } from '../../../../../locales/text-key.ts'
import type { AreaDefinition } from '../../../../../schemas/areas/define-area.ts'
import { areaDefinitions, areaPath } from '../../../../../schemas/areas/registry.ts'
import { type LocalizedText, pickLocalized } from '../../../../../schemas/core/localized.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { AppLink } from '../../../../navigation/app-link.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { proPath } from '../../../place-names.ts'
import { useBuilder, useDraftState } from '../../draft/builder/builder-context.ts'
import type { CalendarEntry } from './calendar-entries.ts'

type Props = {
  entry: CalendarEntry
  /** True if visitors do not have it so yet: it counts once the site is published. */
  isUnpublished: boolean
  /** Opens its subject; an article is opened by its own address. */
  onOpen: () => void
}

/** One entry of the calendar: the change, its page, and a button that opens it. */
export function CalendarRow({ entry, isUnpublished, onOpen }: Props) {
  const { t } = useTranslation()
  const { company } = useBuilder()
  const { text, place } = useWords(entry)
  const content = (
    <>
      <span className="block font-medium wrap-anywhere">{text}</span>
      {place && <span className="block text-ink-soft wrap-anywhere">{place}</span>}
      {isUnpublished && (
        <span className="block text-warning-ink hyphens-auto wrap-anywhere">
          {t('business:site.time.calendar.unpublished')}
        </span>
      )}
    </>
  )
  const looks = `block min-h-11 w-full cursor-pointer rounded-small p-2 text-start text-sm ${entry.kind === 'failed' ? 'bg-danger-tint text-danger-ink' : 'bg-accent-tint text-accent-ink'} hover:underline`
  if (entry.kind !== 'article')
    return (
      <button type="button" onClick={onOpen} className={looks}>
        {content}
      </button>
    )
  const path = `${areaPath(areaOf(entry))}/${encodeURIComponent(entry.article.CODE)}`
  return (
    <AppLink href={`${proPath(company)}/${path}`} className={looks}>
      {content}
    </AppLink>
  )
}

type ArticleEntry = Extract<CalendarEntry, { kind: 'article' }>

const areaOf = ({ article: { AREA } }: ArticleEntry) => areaDefinitions.get(AREA) as AreaDefinition

/** The words of an entry, and its place. */
function useWords(entry: CalendarEntry): { text: string; place?: string | undefined } {
  const { locale } = usePage()
  const { t }: { t: Translate } = useTranslation()
  const { types } = useBuilder()
  const pages = useDraftState(({ draft }) => draft.pages)
  const titleOf = (title: Partial<LocalizedText> | undefined) =>
    String(pickLocalized(title, locale)?.value ?? '')
  if ('block' in entry) {
    const name = types.get(entry.block.type)?.label ?? entry.block.type
    return {
      text: t(`business:site.time.calendar.${entry.kind}`, { name }),
      place: titleOf(pages[entry.page]?.title),
    }
  }
  const { time } = entry
  if (entry.kind !== 'article') return { text: t(`business:site.time.calendar.${entry.kind}`, { time }) }
  const name = titleOf(entry.article.TITLE as Partial<LocalizedText>)
  return {
    text: t('business:site.time.calendar.article', { time, name }),
    place: areaOf(entry).label[locale],
  }
}
