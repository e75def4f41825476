import { placed, type Size, type View } from './crop-view.ts'

/** The longest side of a mark, in pixels: four times its size on a page. */
const longest = 800

/** The part of a picture in a frame, as a file; empty parts of the frame are transparent. */
export async function cutPicture(
  image: HTMLImageElement,
  view: View,
  frame: Size,
  name: string,
): Promise<File> {
  const picture = { width: image.naturalWidth, height: image.naturalHeight }
  const shown = placed(view, picture, frame)
  // Not larger than the picture itself, unless it is tiny.
  const scale = Math.min(
    longest / Math.max(frame.width, frame.height),
    Math.max(picture.width / shown.width, 256 / Math.max(frame.width, frame.height)),
  )
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(frame.width * scale))
  canvas.height = Math.max(1, Math.round(frame.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, shown.left * scale, shown.top * scale, shown.width * scale, shown.height * scale)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The picture could not be cut')
  return new File([blob], `${name.replace(/\.\w+$/, '')}.png`, { type: 'image/png' })
}
