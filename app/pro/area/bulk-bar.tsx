'use client'

import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import X from 'lucide-react/icons/x'
import { Button } from '../../../ui/button.tsx'
import { useTranslation } from '../../texts.tsx'
import { useArea } from './area-context.ts'
import { bulkActionsFor } from './area-rights.ts'
import { RemoveRows } from './remove-rows.tsx'
import { useBulk } from './use-bulk.ts'

type Props = {
  codes: ReadonlySet<string>
  /** The name of the selected row, if exactly one is selected and it is on the screen. */
  name: string | undefined
  onClear: () => void
}

const icons = { show: Eye, hide: EyeOff }

/** The actions for the selected rows, in a bar at the bottom. */
export function BulkBar({ codes, name, onClear }: Props) {
  const { t } = useTranslation()
  const { definition, rights } = useArea()
  const { mutate, isPending } = useBulk()
  const run = (action: 'show' | 'hide' | 'remove') =>
    mutate({ action, codes: [...codes] }, { onSuccess: onClear })
  return (
    <div className="tall:sticky bottom-0 z-10 -mx-4 mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line bg-paper px-4 py-2 @max-5xl/page:bottom-[calc(4rem+env(safe-area-inset-bottom))] [&_:focus]:scroll-m-0!">
      <Button
        variant="empty"
        size="small"
        icon={X}
        aria-label={t('business:list.unselect')}
        onClick={onClear}
      />
      <p role="status" className="me-auto font-medium tabular-nums">
        {t('business:list.selected', { count: codes.size })}
      </p>
      {bulkActionsFor(definition, rights).map((action) =>
        action === 'remove' ? (
          <RemoveRows key={action} count={codes.size} name={name} onRemove={() => run('remove')} />
        ) : (
          <Button
            key={action}
            variant="empty"
            size="small"
            icon={icons[action]}
            loading={isPending}
            onClick={() => run(action)}
          >
            {t(`business:list.${action}`)}
          </Button>
        ),
      )}
    </div>
  )
}
