import { usePage } from '../../../ui/page-context.tsx'
import { useDraftState } from './builder-context.ts'
import type { SaveState } from './draft-store.ts'

const bad: readonly SaveState[] = ['offline', 'failed', 'refused']

/** Says whether everything that was changed is saved, why not, and how much waits for a connection. */
export function SaveStatus({ className = 'min-h-11' }: { className?: string }) {
  const { t } = usePage()
  const state = useDraftState(({ state }) => state)
  const reason = useDraftState(({ fault }) => fault)
  const isKept = useDraftState(({ isKept }) => isKept)
  const count = useDraftState(
    ({ session }) => session.waiting.length + (session.sending?.changes.length ?? 0),
  )
  return (
    <div role="status" className={`content-center text-sm ${className}`}>
      <p className={bad.includes(state) ? 'text-danger-ink' : 'text-ink-soft'}>
        {t(`business:site.state.${state}`, { count, reason })}
      </p>
      {!isKept && count > 0 && <p className="text-danger-ink">{t('business:site.state.notKept')}</p>}
    </div>
  )
}
