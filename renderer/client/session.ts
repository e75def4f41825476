import { authMark, readAuthMark } from '../../ui/visitor/auth-mark.ts'
import { whenShownAgain } from './shown-again.ts'

/**
 * Reloads the page after a sign-in or sign-out in another tab, also one since the page was shown (B-29); a page with typed text asks first.
 * The code for that is loaded when it happens.
 */
export function followSession(): void {
  const known = readAuthMark()
  let isTyped = false
  addEventListener('input', () => {
    isTyped = true
  })
  const changed = () => import('./session-changed.ts').then((one) => one.reloadOrAsk(isTyped))
  addEventListener('storage', ({ key }) => key === authMark && changed())
  whenShownAgain(() => readAuthMark() !== known && changed())
}
