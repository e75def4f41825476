import type { GalleryCaption, GalleryPhoto } from './photo.ts'

/** The photos of a gallery as its list shows them, each with its caption. */
export function readPhotos(list: string, captions: readonly (GalleryCaption | null)[] = []): GalleryPhoto[] {
  const images = document.getElementById(list)?.querySelectorAll('img') ?? []
  return [...images].map((image, index) => ({
    src: sourceOf(image.closest('a')?.getAttribute('href') ?? image.src),
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
    color: image.style.backgroundColor,
    alt: image.alt,
    ...(image.lang && { lang: image.lang }),
    ...captions[index],
  }))
}

/** The source of a picture of ours, of which a link names one width; the address of another server is the source. */
const sourceOf = (href: string) => (href.startsWith('/') ? href.replace(/\/\d+$/, '') : href)
