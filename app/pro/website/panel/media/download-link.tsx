import Download from 'lucide-react/icons/download'
import type { MediaItem } from '../../../../../schemas/api/media.ts'
import { buttonClass } from '../../../../../ui/button/button-class.ts'
import { Icon } from '../../../../../ui/icon/icon.tsx'
import { pictureAt } from '../../../../../ui/picture/picture-source.ts'
import { useTranslation } from '../../../../use-translation.ts'

/** Downloads a picture or a file, and opens a video on its site. */
export function DownloadLink({ item: { KIND, SRC, NAME } }: { item: MediaItem }) {
  const { t } = useTranslation()
  const isVideo = KIND === 'video'
  return (
    <a
      href={KIND === 'picture' ? pictureAt(SRC, 1920) : SRC}
      {...(isVideo ? { target: '_blank', rel: 'noreferrer' } : { download: NAME })}
      className={buttonClass('secondary')}
    >
      {!isVideo && <Icon of={Download} />}
      {t(isVideo ? 'business:site.library.watch' : 'business:site.library.download')}
    </a>
  )
}
