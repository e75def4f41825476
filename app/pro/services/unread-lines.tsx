import { Button } from '../../../ui/button/button.tsx'
import { useTranslation } from '../../use-translation.ts'
import type { UnreadLine } from './pasted-rows.ts'

/** The lines that were not understood, each of which can become a service. */
export function UnreadLines({ lines, onAdd }: { lines: readonly UnreadLine[]; onAdd: (id: number) => void }) {
  const { t } = useTranslation()
  return (
    <section className="rounded-card bg-warning-tint p-4">
      <h2 className="font-semibold text-warning-ink">
        {t('business:paste.unread', { count: lines.length })}
      </h2>
      <p className="mt-1 text-sm">{t('business:paste.unreadText')}</p>
      <ul className="mt-3 grid max-h-80 gap-1 overflow-y-auto rounded-small @5xl/page:max-h-[60vh]">
        {lines.map(({ id, source }) => (
          <li key={id} className="flex items-start justify-between gap-2 border-t border-line pt-1">
            <span className="min-w-0 py-2 text-sm whitespace-pre-line wrap-anywhere">{source}</span>
            <Button
              variant="empty"
              size="small"
              aria-label={t('business:paste.addNamed', { name: source })}
              onClick={() => onAdd(id)}
              className="shrink-0"
            >
              {t('business:paste.add')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
