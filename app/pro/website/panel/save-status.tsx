import { usePage } from '../../../../ui/core/page-context.tsx'
import { useDraftState } from '../draft/builder/builder-context.ts'
import type { SaveState } from '../draft/session/draft-store.ts'

const bad: readonly SaveState[] = ['offline', 'failed', 'refused']

/** Says whether all changes are saved, the reason if not, and how many wait for a connection. */
export function SaveStatus({ className = 'min-h-11' }: { className?: string }) {
  const { t } = usePage()
  const state = useDraftState(({ state }) => state)
  const reason = useDraftState(({ fault }) => fault)
  const isKept = useDraftState(({ isKept }) => isKept)
  const asksBack = useDraftState(({ asked }) => asked.length > 0)
  // Changes with an open question are not saved, though nothing waits to be sent.
  const shown = asksBack && !bad.includes(state) ? 'asked' : state
  const count = useDraftState(
    ({ session }) => session.waiting.length + (session.sending?.changes.length ?? 0),
  )
  return (
    <div role="status" className={`content-center text-sm ${className}`}>
      <p className={shown === 'asked' || bad.includes(shown) ? 'text-danger-ink' : 'text-ink-soft'}>
        {t(`business:site.state.${shown}`, { count, reason })}
      </p>
      {!isKept && count > 0 && <p className="text-danger-ink">{t('business:site.state.notKept')}</p>}
    </div>
  )
}
