import MessageSquare from 'lucide-react/icons/message-square'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Icon } from '../../../../../ui/icon/icon.tsx'
import { useSelection } from '../../draft/builder/builder-context.ts'
import { useCommentPlaces } from '../../draft/site/comment-places.ts'

/** The number of unsettled comments on a block of the open page: a press opens them. Nothing if there are none. */
export function CommentsAt({ block, name }: { block: string; name: string }) {
  const { t } = usePage()
  const page = useSelection('page')
  const { places, openComments } = useCommentPlaces()
  const count = places.find(({ PAGE, BLOCK }) => PAGE === page && BLOCK === block)?.COUNT
  if (!count) return null
  return (
    <button
      type="button"
      aria-label={`${name}: ${t('business:site.comments.here', { count })}`}
      onClick={() => openComments({ page, block })}
      className="flex h-8 min-w-8 shrink-0 items-center justify-center gap-1 rounded-full bg-accent-tint px-2 text-sm font-semibold text-accent-ink hover:bg-surface"
    >
      <Icon of={MessageSquare} className="size-4" />
      {count}
    </button>
  )
}
