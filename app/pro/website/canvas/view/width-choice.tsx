import Monitor from 'lucide-react/icons/monitor'
import MoveHorizontal from 'lucide-react/icons/move-horizontal'
import Smartphone from 'lucide-react/icons/smartphone'
import Tablet from 'lucide-react/icons/tablet'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Icon } from '../../../../../ui/icon/icon.tsx'
import { type Width, widths } from './frame-size.ts'

const icons = { phone: Smartphone, tablet: Tablet, desktop: Monitor, full: MoveHorizontal }

/** Chooses how wide the page is shown; a phone has no room for a choice. */
export function WidthChoice({ value, onChange }: { value: Width; onChange: (width: Width) => void }) {
  const { t } = usePage()
  return (
    <fieldset className="hidden gap-1 @3xl/page:flex">
      <legend className="sr-only">{t('business:site.width.label')}</legend>
      {(Object.keys(widths) as Width[]).map((width) => (
        <label
          key={width}
          title={t(`business:site.width.${width}`)}
          className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-control @5xl/page:px-3 text-ink-soft hover:bg-surface has-checked:bg-accent-tint has-checked:text-accent-ink has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name="canvas-width"
            aria-label={t(`business:site.width.${width}`)}
            checked={width === value}
            onChange={() => onChange(width)}
            className="sr-only"
          />
          <Icon of={icons[width]} />
          <span className="hidden text-sm @5xl/page:inline">{t(`business:site.width.${width}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
