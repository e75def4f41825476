import { shortText } from '../../../../schemas/formats/short-text.ts'

/** What search engines and messengers read of a document. */
export type ShownHead = { title: string; description: string; address: string; image: string | undefined }

/** Where search engines cut a title and a description, about. */
const titleLetters = 60
const descriptionLetters = 160

/** The head of a document as search engines and messengers show it. */
export function shownHead(document: Document): ShownHead {
  const meta = (name: string) =>
    document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ??
    ''
  const canonical = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''
  return {
    title: shortText(document.title, titleLetters),
    description: shortText(meta('description'), descriptionLetters),
    address: canonical.replace(/^https?:\/\//, ''),
    image: meta('og:image') || undefined,
  }
}
