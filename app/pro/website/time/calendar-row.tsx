import { pickLocalized } from '../../../../schemas/localized.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { useBuilder, useDraftState } from '../builder-context.ts'
import type { CalendarEntry } from './calendar-entries.ts'

type Props = {
  entry: CalendarEntry
  /** True if visitors do not have it so yet: it counts once the site is published. */
  isUnpublished: boolean
  /** Opens what it is about. */
  onOpen: () => void
}

/** One entry of the calendar: what changes, on which page, and the way there. */
export function CalendarRow({ entry, isUnpublished, onOpen }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { types } = useBuilder()
  const pages = useDraftState(({ draft }) => draft.pages)
  const text =
    'block' in entry
      ? t(`business:site.time.calendar.${entry.kind}`, {
          name: types.get(entry.block.type)?.label ?? entry.block.type,
        })
      : t(`business:site.time.calendar.${entry.kind}`, { time: entry.time })
  const page = 'block' in entry && pickLocalized(pages[entry.page]?.title, locale)?.value
  const content = (
    <>
      <span className="block font-medium wrap-anywhere">{text}</span>
      {page && <span className="block text-ink-soft wrap-anywhere">{String(page)}</span>}
      {isUnpublished && (
        <span className="block text-warning-ink hyphens-auto wrap-anywhere">
          {t('business:site.time.calendar.unpublished')}
        </span>
      )}
    </>
  )
  return (
    <button
      type="button"
      onClick={onOpen}
      className={`min-h-11 w-full cursor-pointer rounded-small p-2 text-start text-sm ${entry.kind === 'failed' ? 'bg-danger-tint text-danger-ink' : 'bg-accent-tint text-accent-ink'} hover:underline`}
    >
      {content}
    </button>
  )
}
