/** A modal needs an id (V-17): without one it throws while developing and is reported in production, where it still opens. */
export function checkModalId(id: string | undefined): void {
  if (id) return
  const error = new Error(
    'A modal needs an id: give Dialog or Drawer the property `id`, unique in the page (V-17)',
  )
  if (process.env.NODE_ENV !== 'production') throw error
  // Node, which draws modals that are closed, has no such function; the browser will say it.
  if (typeof reportError === 'function') reportError(error)
}
