import LayoutTemplate from 'lucide-react/icons/layout-template'
import Share2 from 'lucide-react/icons/share-2'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useBuilder, useNavigation } from '../../draft/builder/builder-context.ts'
import { LibraryButton } from '../../panel/media/library-button.tsx'
import { useQuickChanges } from './use-quick-changes.ts'

const tile = 'min-h-14 justify-start px-2.5 text-start text-[0.9375rem]'

/** The most frequent changes on a phone, a tile each, the media library, and links to share. */
export function QuickChanges({ onShare }: { onShare: () => void }) {
  const { t } = usePage()
  const changes = useQuickChanges()
  const { mayChange } = useBuilder()
  const { startAnew } = useNavigation()
  return (
    <ul aria-label={t('business:site.partName.quick')} className="grid grid-cols-2 gap-2">
      {changes.map(({ name, icon, open }) => (
        <li key={name} className="grid">
          <Button
            variant="secondary"
            size="small"
            icon={icon}
            aria-haspopup="dialog"
            onClick={open}
            className={tile}
          >
            {t(`business:site.quick.${name}`)}
          </Button>
        </li>
      ))}
      <li className="grid">
        <LibraryButton variant="secondary" size="small" className={tile} />
      </li>
      {mayChange && (
        <li className="grid">
          <Button
            variant="secondary"
            size="small"
            icon={Share2}
            aria-haspopup="dialog"
            onClick={onShare}
            className={tile}
          >
            {t('business:site.share.title')}
          </Button>
        </li>
      )}
      {mayChange && (
        <li className="grid">
          <Button variant="secondary" size="small" icon={LayoutTemplate} onClick={startAnew} className={tile}>
            {t('business:site.start.again')}
          </Button>
        </li>
      )}
    </ul>
  )
}
