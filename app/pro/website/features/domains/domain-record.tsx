import Copy from 'lucide-react/icons/copy'
import { Button } from '../../../../../ui/button/button.tsx'
import { Badge } from '../../../../../ui/shown/badge.tsx'
import { copyText } from '../../../../copy-text.ts'
import { useTranslation } from '../../../../use-translation.ts'
import type { SiteDomain } from './domain-queries.ts'

type Entry = SiteDomain['RECORDS'][number]

/** A record to enter at the registrar, each value with a button that copies it, and the finding in DNS. */
export function DomainRecord({ record }: { record: Entry }) {
  const { t } = useTranslation()
  const { TYPE, NAME, LABEL, VALUE, IS, SEEN } = record
  const isRight = IS === 'found' || IS === 'here'
  const row = (name: string, value: string, note?: string) => (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="flex items-center gap-2">
        <span className="min-w-0 grow">
          <code className="break-all">{value}</code>
          {note && <span className="block text-sm wrap-anywhere text-ink-soft">{note}</span>}
        </span>
        <Button
          variant="empty"
          icon={Copy}
          aria-label={t('business:site.domain.copy', { name, type: TYPE })}
          onClick={() => copyText(t, value)}
        />
      </dd>
    </div>
  )
  return (
    <li className="rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-semibold">{t('business:site.domain.recordOf', { type: TYPE })}</h4>
        <Badge tone={isRight ? 'success' : 'neutral'}>
          {t(isRight ? 'business:site.domain.right' : 'business:site.domain.pending')}
        </Badge>
      </div>
      <dl className="mt-2 grid gap-1">
        {row(
          t('business:site.domain.name'),
          LABEL,
          LABEL === '@'
            ? t('business:site.domain.atSign')
            : t('business:site.domain.wholeName', { name: NAME }),
        )}
        {row(t('business:site.domain.value'), VALUE)}
      </dl>
      <Finding record={record} seen={SEEN.join(', ')} />
    </li>
  )
}

/** The fault of a record, and what to do about it; nothing if it is right or simply not there yet. */
function Finding({ record: { IS, LABEL }, seen }: { record: Entry; seen: string }) {
  const { t } = useTranslation()
  if (IS === null || IS === 'found' || IS === 'here' || IS === 'none' || IS === 'unknown') return null
  if (IS === 'noDomain' && LABEL !== '@') return null
  return <p className="mt-2 text-sm text-warning-ink">{t(`business:site.domain.is.${IS}`, { seen })}</p>
}
