import Eye from 'lucide-react/icons/eye'
import { usePage } from '../core/page-context.tsx'
import { Icon } from '../icon/icon.tsx'
import { lowVisionAddress } from './low-vision.ts'

/** Turns the low-vision version on (B-31). A form and not a link, because prefetching would follow a link. `isIcon` shows no words. */
export function LowVisionSwitch({ isIcon = false }) {
  const { t } = usePage()
  return (
    <form method="post" action={lowVisionAddress} className="low-vision-switch">
      <button type="submit" className="head-link">
        <Icon of={Eye} className={isIcon ? 'text-xl' : ''} />
        <span className={isIcon ? 'sr-only' : '@5xl/page:max-w-36'}>{t('vision:title')}</span>
      </button>
    </form>
  )
}
