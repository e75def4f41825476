import Keyboard from 'lucide-react/icons/keyboard'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'

const control = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '') ? '⌘' : 'Ctrl'
const option = control === '⌘' ? '⌥' : 'Alt'

const rows = {
  undo: [[control, 'Z']],
  redo: [[control, 'Shift', 'Z']],
  clip: [[control, 'C']],
  cut: [[control, 'X']],
  paste: [[control, 'V']],
  copy: [[control, 'D']],
  remove: [['Delete']],
  move: [
    [option, '↑'],
    [option, '↓'],
  ],
  nest: [
    [option, '←'],
    [option, '→'],
  ],
  walk: [['Tab']],
  enter: [['Enter']],
  grab: [['Space']],
} as const

/** The keys that work with blocks; for those who have a keyboard. */
export function KeyHelp() {
  const { t } = usePage()
  const title = t('business:site.direct.keys.title')
  return (
    <Dialog
      id="site-keys"
      title={title}
      description={t('business:site.direct.keys.hint')}
      trigger={
        <Button
          variant="empty"
          icon={Keyboard}
          aria-label={title}
          title={title}
          className="pointer-coarse:hidden"
        />
      }
    >
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {(Object.keys(rows) as (keyof typeof rows)[]).map((name) => (
          <div key={name} className="contents">
            <dt className="flex flex-wrap gap-x-3 gap-y-1">
              {rows[name].map((keys) => (
                <kbd
                  key={keys.join()}
                  className="rounded-small bg-surface px-1.5 py-0.5 text-sm whitespace-nowrap"
                >
                  {keys.join(' + ')}
                </kbd>
              ))}
            </dt>
            <dd>{t(`business:site.direct.keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
