/** A hand-written equivalent of a page: the same body, styles, fonts and pictures, without our head, scripts and islands. */
export function byHand(html) {
  const styles = /<link rel="stylesheet"[^>]*>/.exec(html)[0]
  const body = html.slice(html.indexOf('<body>')).replace(/<script\b.*?<\/script>|<\/?sh-island[^>]*>/gs, '')
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>x</title>${styles}</head>${body}`
}
