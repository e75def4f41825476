const events = [
  { name: 'call', begins: /^tel:/ },
  { name: 'email', begins: /^mailto:/ },
  { name: 'whatsapp', begins: /^(https:\/)?\/wa[./]/ },
  {
    name: 'appointment',
    begins: /^(?:\/[a-z]{2})?(?:\/l\/[^/]+\/appointment|\/companies\/appointment\/[^/]+)$/,
  },
] as const

/** The event that a click on a link counts as (B-27), without the number or address; undefined for ordinary links. */
export const countedEvent = (href: string): string | undefined =>
  events.find(({ begins }) => begins.test(href))?.name
