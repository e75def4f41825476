/**
 * A modal needs an id (V-17): without one this throws in development and reports an error in production, where the
 * modal still opens.
 */
export function checkModalId(id: string | undefined): void {
  if (id) return
  const error = new Error(
    'A modal needs an id: give Dialog or Drawer the property `id`, unique in the page (V-17)',
  )
  if (process.env.NODE_ENV !== 'production') throw error
  // Node has no `reportError`; a closed modal rendered there is checked again in the browser.
  if (typeof reportError === 'function') reportError(error)
}
