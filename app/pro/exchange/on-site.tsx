import type { OpenedImport } from '../../../schemas/api/exchange.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { useTranslation } from '../../use-translation.ts'

type Props = { table: OpenedImport; isShown: boolean; onShown: (isShown: boolean) => void }

/** What visitors would see of a planned table, and whether they see what is new at once. Nothing for things that they never see. */
export function OnSite({ table, isShown, onShown }: Props) {
  const { t } = useTranslation()
  const { SITE: site, COUNTS: counts, LABEL: section } = table
  if (!site || counts.ADD + counts.CHANGE === 0) return null
  const { NEW_GROUPS: count, GROUPS: groups } = site
  const names = groups.map((name) => `«${name}»`).join(', ') + (count > groups.length ? ', …' : '')
  return (
    <div className="-mt-3 grid max-w-text gap-2">
      {count > 0 && <p>{t('exchange:site.groups', { count, names })}</p>}
      {counts.CHANGE > 0 && <p>{t('exchange:site.changes')}</p>}
      {counts.ADD > 0 &&
        (site.CAN_SHOW ? (
          <Checkbox
            label={t('exchange:site.show', { count: counts.ADD })}
            note={t('exchange:site.later', { section })}
            checked={isShown}
            onChange={({ target }) => onShown(target.checked)}
          />
        ) : (
          <p>{t('exchange:site.hidden')}</p>
        ))}
    </div>
  )
}
