import { coveringZoom, placed, type Size, type View } from '../../../../../pro-forms/fields/mark/crop-view.ts'
import type { MediaItem } from '../../../../../schemas/api/media.ts'

type Crop = NonNullable<MediaItem['CROP']>

/** The smallest crop of a picture, as a share of its width and height, unless the picture is very long. */
const least = 0.05

const rounded = (share: number) => Math.round(share * 10_000) / 10_000

/** The part of a picture that its frame shows; null for the whole picture. */
export function cropOf(view: View, picture: Size, frame: Size): Crop | null {
  const { left, top, width, height } = placed(view, picture, frame)
  const X = rounded(Math.max(0, -left / width))
  const Y = rounded(Math.max(0, -top / height))
  const WIDTH = Math.min(rounded(1 - X), rounded(frame.width / width))
  const HEIGHT = Math.min(rounded(1 - Y), rounded(frame.height / height))
  return WIDTH >= 1 && HEIGHT >= 1 ? null : { X, Y, WIDTH, HEIGHT }
}

/** The largest zoom of a frame that covers itself with the picture: five times, or less for a very long picture. */
export function mostCropZoom(picture: Size, frame: Size): number {
  const zoom = coveringZoom(picture, frame)
  const { width, height } = placed({ zoom, x: 0, y: 0 }, picture, frame)
  const shown = Math.min(frame.width / width, frame.height / height, 1)
  return zoom * Math.max(1, Math.min(5, shown / least))
}
