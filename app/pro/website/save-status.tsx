import { useTranslation } from '../../use-translation.ts'
import { useDraftState } from './builder-context.ts'

/** Says whether everything that was changed is saved, and how much waits for a connection. */
export function SaveStatus() {
  const { t } = useTranslation()
  const state = useDraftState(({ state }) => state)
  const count = useDraftState(
    ({ session }) => session.waiting.length + (session.sending?.changes.length ?? 0),
  )
  const text =
    state === 'offline' ? t('business:site.state.offline', { count }) : t(`business:site.state.${state}`)
  return (
    <p
      role="status"
      className={`min-h-11 content-center text-sm ${state === 'offline' || state === 'refused' ? 'text-danger-ink' : 'text-ink-soft'}`}
    >
      {text}
    </p>
  )
}
