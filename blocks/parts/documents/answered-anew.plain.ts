/**
 * A refused form that is answered anew: what was wrong with a field goes when it is typed in, and everything when the form is sent. The
 * file of a right answer leaves the page as it is, so the page would go on refusing it.
 */
export default function answeredAnew(island: HTMLElement): void {
  const forgive = (control: Element) => {
    const error = control.getAttribute('aria-describedby')
    if (error) document.getElementById(error)?.remove()
    control.removeAttribute('aria-invalid')
    control.removeAttribute('aria-describedby')
  }
  const forget = () => island.querySelector('[role=alert]')?.remove()
  const typedIn = (control: Element) => {
    forgive(control)
    forget()
  }
  // What was typed before this script was there.
  for (const input of island.querySelectorAll('input')) if (input.value !== input.defaultValue) typedIn(input)
  island.addEventListener('input', ({ target }) => target instanceof Element && typedIn(target))
  island.addEventListener('submit', () => {
    for (const control of island.querySelectorAll('[aria-invalid]')) forgive(control)
    forget()
  })
}
