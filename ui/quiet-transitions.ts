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
}
