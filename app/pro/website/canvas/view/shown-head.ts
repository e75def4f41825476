/** The parts of a document that search engines and messengers read. */
export type ShownHead = { title: string; description: string; address: string; image: string | undefined }

/** Roughly the lengths at which search engines cut a title and a description. */
export const shownLetters = {
  phone: { title: 75, description: 120 },
  desktop: { title: 60, description: 160 },
}

/** The head of a document as search engines and messengers read it. */
export function shownHead(document: Document): ShownHead {
  const meta = (name: string) =>
    document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ??
    ''
  const canonical = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''
  return {
    title: document.title,
    description: meta('description'),
    address: canonical.replace(/^https?:\/\//, ''),
    image: meta('og:image') || undefined,
  }
}
