import History from 'lucide-react/icons/history'
import { useState } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { loadedPart } from '../../../../ui/loaded/loaded-part.tsx'
import { SkeletonText } from '../../../../ui/shown/skeleton.tsx'
import { iconOnPhone } from '../../icon-on-phone.ts'
import type { Compared } from './history/sides.ts'

const Pending = () => <SkeletonText lines={4} />
// Loaded when the history is opened.
const Lists = loadedPart(async () => (await import('./history/lists.tsx')).Lists, { Pending })
const Comparison = loadedPart(async () => (await import('./history/comparison.tsx')).Comparison, { Pending })

/** The button that opens the history of the site: its versions, its edits with their authors, and two versions side by side. */
export function Versions() {
  const { t } = usePage()
  const [isOpen, setOpen] = useState(false)
  const [compared, compare] = useState<Compared>()
  // The version that gets the focus when the comparison is left.
  const [left, leave] = useState<number>()
  const close = () => setOpen(false)
  return (
    <Dialog
      id="site-history"
      title={t(compared ? 'business:site.history.comparing' : 'business:site.history.title')}
      size={compared ? 'full' : 'medium'}
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open)
        compare(undefined)
        leave(undefined)
      }}
      trigger={
        <Button variant="secondary" icon={History} className={iconOnPhone.button}>
          <span className={iconOnPhone.word}>{t('business:site.history.open')}</span>
        </Button>
      }
    >
      {compared ? (
        <Comparison
          compared={compared}
          onChange={compare}
          onBack={() => {
            if (typeof compared.before === 'number') leave(compared.before)
            compare(undefined)
          }}
        />
      ) : (
        <Lists
          left={left}
          onCompare={(number) => compare({ before: number, after: 'draft' })}
          onClose={close}
        />
      )}
    </Dialog>
  )
}
