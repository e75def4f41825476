/** Addresses of the application, whose pages take no part in transitions (`document.css`). */
const application = /\/(profile|pro|moderation|blocks)\b/

/** The target of a navigation; a page that is left before its own entry is known has one without it. */
const addressOf = (activation: { entry: { url: string | null } | null } | null): string =>
  activation?.entry?.url ?? ''

/**
 * A navigation that overtakes another, or a slow page, skips a view transition (`document.css`), whose promises are rejected. That is no
 * error of the page, so the rejection is handled here.
 */
export function quietTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    if (/Transition was/.test(event.reason)) event.preventDefault()
  })
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (viewTransition && application.test(addressOf(activation))) viewTransition.skipTransition()
  })
}
