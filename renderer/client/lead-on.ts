/**
 * A person who has sent a form without a script goes on where the answer needs them: at the first field with a fault, otherwise at the next
 * question, such as a code.
 */
export function leadOn(page: ParentNode = document): void {
  const next =
    page.querySelector<HTMLElement>('form[method=post] [aria-invalid=true]') ??
    page.querySelector<HTMLElement>('form[method=post] [data-next]')
  next?.focus()
}
