import { type Opened, tokenQuery, withToken } from '../../../schemas/canvas/preview-token.ts'

/**
 * Gives the token of the link to links that a script has drawn, when somebody is about to follow or copy one; those of the document
 * have it from the server.
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
