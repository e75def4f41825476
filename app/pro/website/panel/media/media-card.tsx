import FileText from 'lucide-react/icons/file-text'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Video from 'lucide-react/icons/video'
import type { MediaItem } from '../../../../../schemas/api/media.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { Icon } from '../../../../../ui/icon/icon.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { factsOf, usageOf } from './media-facts.ts'
import { Thumbnail } from './thumbnail.tsx'

type Props = {
  item: MediaItem
  onOpen: ((item: MediaItem) => void) | undefined
  onChoose: ((item: MediaItem) => void) | undefined
}

/** An item of the library: a press chooses it, or opens it outside of a choice. */
export function MediaCard({ item, onOpen, onChoose }: Props) {
  const { t } = useTranslation()
  const act = onChoose ?? onOpen
  return (
    <li className="relative">
      <button
        type="button"
        onClick={() => act?.(item)}
        className="grid h-full w-full cursor-pointer content-start gap-1 rounded-control p-1.5 text-start hover:bg-surface"
      >
        {item.KIND === 'picture' ? (
          <Thumbnail item={item} className="aspect-[4/3] w-full rounded-small object-cover" />
        ) : (
          <span className="grid aspect-[4/3] w-full place-items-center rounded-small bg-surface text-ink-soft">
            <Icon of={item.KIND === 'file' ? FileText : Video} className="size-8" />
          </span>
        )}
        <span className="line-clamp-2 font-medium [overflow-wrap:anywhere]">{item.NAME}</span>
        <span className="text-sm text-ink-soft">{[...factsOf(t, item), usageOf(t, item)].join(' · ')}</span>
      </button>
      {onChoose && onOpen && (
        <span className="absolute end-2.5 top-2.5 rounded-control bg-raised shadow-float">
          <Button
            variant="empty"
            icon={SlidersHorizontal}
            aria-label={t('business:site.library.edit', { name: item.NAME })}
            onClick={() => onOpen(item)}
          />
        </span>
      )}
    </li>
  )
}
