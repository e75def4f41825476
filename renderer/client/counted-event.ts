const events = [
  { name: 'call', begins: /^tel:/ },
  { name: 'email', begins: /^mailto:/ },
  { name: 'whatsapp', begins: /^https:\/\/wa\.me\// },
  { name: 'appointment', begins: /^(?:\/[a-z]{2})?\/l\/[^/]+\/appointment$/ },
] as const

/** What a press of a link means to a clinic (B-27), never whom it reached; undefined for one that only leads on. */
export const countedEvent = (href: string): string | undefined =>
  events.find(({ begins }) => begins.test(href))?.name
