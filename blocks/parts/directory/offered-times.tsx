import type { DirectoryListProps } from '../../../schemas/blocks/directory-list.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { nextFreeDay } from '../booking/next-free-time.tsx'

type Item = DirectoryListProps['data']['items'][number]

/** The nearest free times of a card as links; the page behind one keeps its time for the reader. Renders nothing if none is known. */
export function OfferedTimes({ item: { slots, name } }: { item: Pick<Item, 'slots' | 'name'> }) {
  const { t } = usePage()
  if (slots.length === 0) return null
  return (
    <ul
      aria-label={t('blocks:directory-list.times', { name: name.text })}
      data-link-group={t('blocks:directory-list.otherTimes')}
      className="offered-times"
    >
      {slots.map(({ date, time, day, link }) => (
        <li key={`${date} ${time}`}>
          {/* Followed by no search engine and prerendered by no browser: the time would be kept for nobody. */}
          <a href={link.href} rel="nofollow">
            <span>{nextFreeDay(t, day ? { date, time, day } : { date, time })}</span> {time}
          </a>
        </li>
      ))}
    </ul>
  )
}
