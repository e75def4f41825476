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
  island.addEventListener('input', ({ target }) => {
    if (target instanceof Element) forgive(target)
    forget()
  })
  island.addEventListener('submit', () => {
    for (const control of island.querySelectorAll('[aria-invalid]')) forgive(control)
    forget()
  })
}
