import { type Opened, tokenQuery, withToken } from '../../../schemas/canvas/preview-token.ts'

/**
 * Adds the token of the preview to links that a script has rendered, just before one is followed or copied; the server adds it to those of
 * the document.
 */
export function keepToken(opened: Opened): void {
  const token = new URLSearchParams(location.search).get(tokenQuery) ?? ''
  const onLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin !== location.origin) return
    const address = link.pathname + link.search + link.hash
    const kept = withToken(opened, address, token)
    if (kept !== address) link.href = kept
  }
  for (const event of ['click', 'auxclick', 'contextmenu', 'dragstart'])
    addEventListener(event, onLink, { capture: true })
}
