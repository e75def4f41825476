/**
 * A form that asks for the page that is open, such as the same search once more, goes to its place in the page: nothing is loaded, so no bar says
 * that something is.
 */
export function goToAskedAgain(): void {
  addEventListener(
    'submit',
    (event) => {
      const { target: form } = event
      if (!(form instanceof HTMLFormElement) || form.method !== 'get') return
      const { pathname, hash } = new URL(form.action)
      const query = new URLSearchParams()
      for (const [name, value] of new FormData(form)) query.append(name, String(value))
      if (!hash || pathname !== location.pathname || `?${query}` !== location.search) return
      event.preventDefault()
      // Setting the hash that the address has already does nothing.
      location.assign(hash)
    },
    { capture: true },
  )
}
