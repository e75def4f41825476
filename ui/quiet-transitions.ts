/** Pages of the application, with the language or without: they have no styles at their first frame, so that a transition to them is aborted. */
const application = /^\/(?:[a-z]{2}\/)?(?:profile|pro|moderation)(?:\/|$)/

/**
 * A navigation that overtakes another, or a page that is long in coming, skips a view transition (`ui/elements.css`), whose
 * promises are rejected. Nothing is wrong then, so it is not an error of the page.
 */
export function quietTransitions(): void {
  for (const type of ['pageswap', 'pagereveal'] as const)
    addEventListener(type, ({ viewTransition }) => {
      void viewTransition?.ready.catch(() => {})
      void viewTransition?.finished.catch(() => {})
    })
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const next = activation?.entry.url
    if (next && application.test(new URL(next).pathname)) viewTransition?.skipTransition()
  })
}
