import { Button } from '../../../../ui/button.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import { useQuickChanges } from './use-quick-changes.ts'

/** What is changed most, a button each: tiles on a phone, a row elsewhere. */
export function QuickChanges() {
  const { t } = usePage()
  const changes = useQuickChanges()
  return (
    <ul
      aria-label={t('business:site.partName.quick')}
      className="grid grid-cols-2 gap-2 lg:flex lg:flex-wrap"
    >
      {changes.map(({ name, icon, open }) => (
        <li key={name} className="grid">
          <Button
            variant="secondary"
            size="small"
            icon={icon}
            aria-haspopup="dialog"
            onClick={open}
            className="max-lg:min-h-14 max-lg:justify-start max-lg:text-start max-lg:text-base"
          >
            {t(`business:site.quick.${name}`)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
