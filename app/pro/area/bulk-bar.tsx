'use client'

import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import X from 'lucide-react/icons/x'
import { statusWords } from '../../../schemas/publication.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { useTranslation } from '../../use-translation.ts'
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

/** On a phone a word is below its icon, so that all actions are one row. */
const narrow =
  '@max-2xl/page:min-w-0 @max-2xl/page:flex-1 @max-2xl/page:flex-col @max-2xl/page:justify-start @max-2xl/page:gap-0.5 @max-2xl/page:px-0.5 @max-2xl/page:text-xs @max-2xl/page:text-balance @max-2xl/page:[&>svg]:text-lg'

/** The actions for the selected rows, in a bar at the bottom. */
export function BulkBar({ codes, name, onClear }: Props) {
  const { t } = useTranslation()
  const { definition, rights } = useArea()
  const { locale } = usePage()
  const { mutate, isPending } = useBulk()
  const run = (action: 'show' | 'hide' | 'remove') =>
    mutate({ action, codes: [...codes] }, { onSuccess: onClear })
  return (
    <div
      data-bar
      className="tall:sticky bottom-0 z-10 -mx-4 mt-2 flex items-center gap-x-2 border-t border-line bg-paper px-4 py-2 @max-5xl/page:bottom-[calc(4rem+env(safe-area-inset-bottom))] @max-2xl/page:items-stretch @max-2xl/page:gap-x-0 @max-2xl/page:px-1 @max-2xl/page:py-1 @max-5xl/page:shadow-[0_0.5rem_0_var(--color-paper)] [&_:focus]:scroll-m-0!"
    >
      <Button
        variant="empty"
        size="small"
        icon={X}
        aria-label={t('business:list.unselect')}
        onClick={onClear}
      />
      <p
        role="status"
        className="me-auto self-center pe-1 font-medium tabular-nums @max-2xl/page:-ms-2 @max-2xl/page:border-e @max-2xl/page:border-line @max-2xl/page:pe-2"
      >
        <span className="@max-2xl/page:sr-only">{t('business:list.selected', { count: codes.size })}</span>
        <span aria-hidden className="@2xl/page:hidden">
          {codes.size}
        </span>
      </p>
      {bulkActionsFor(definition, rights).map((action) =>
        action === 'remove' ? (
          <RemoveRows
            key={action}
            count={codes.size}
            name={name}
            onRemove={() => run('remove')}
            className={narrow}
          />
        ) : (
          <Button
            key={action}
            variant="empty"
            size="small"
            icon={icons[action]}
            loading={isPending}
            onClick={() => run(action)}
            className={narrow}
          >
            {statusWords(definition)[action][locale]}
          </Button>
        ),
      )}
    </div>
  )
}
