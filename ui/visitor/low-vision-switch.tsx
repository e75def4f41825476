import Eye from 'lucide-react/icons/eye'
import { usePage } from '../core/page-context.tsx'
import { Icon } from '../icon/icon.tsx'
import { lowVisionAddress } from './low-vision.ts'
import { lowVisionIds } from './low-vision-ids.ts'

/**
 * Turns the low-vision version on (B-31). A form and not a link, because prefetching would follow a link. In a header it shows its words
 * where there is room.
 */
export function LowVisionSwitch({ inHeader = false }) {
  const { t } = usePage()
  return (
    <form method="post" action={lowVisionAddress} className="low-vision-switch">
      <button
        id={lowVisionIds.on}
        type="submit"
        className={`head-link ${inHeader ? '@max-5xl/page:justify-center' : ''}`.trim()}
      >
        <Icon of={Eye} className={inHeader ? '@max-5xl/page:text-xl' : ''} />
        <span className={inHeader ? '@max-5xl/page:sr-only @5xl/page:max-w-36' : ''}>
          {t('vision:title')}
        </span>
      </button>
    </form>
  )
}
