/**
 * A hand-written equivalent of a page: the same body, styles, pictures and fonts with their preloads (without them its text would move when they come),
 * without our head, scripts and islands.
 */
export function byHand(html) {
  const [fonts, styles] = [/<link rel="preload"[^>]* as="font"[^>]*>/g, /<link rel="stylesheet"[^>]*>/].map(
    (links) => html.match(links)?.join('') ?? '',
  )
  const body = html.slice(html.indexOf('<body>')).replace(/<script\b.*?<\/script>|<\/?sh-island[^>]*>/gs, '')
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>x</title>${fonts}${styles}</head>${body}`
}
