/** Width and height. */
export type Size = { width: number; height: number }

/**
 * The part of a picture in a frame. With `zoom` 1 all of it is, as large as fits; `x` and `y` are the place of its middle from the middle
 * of the frame, in parts of the frame's width and height. A picture keeps its proportions in every view.
 */
export type View = { zoom: number; x: number; y: number }

export const wholePicture: View = { zoom: 1, x: 0, y: 0 }

const fitting = (picture: Size, frame: Size) =>
  Math.min(frame.width / picture.width, frame.height / picture.height)

/** The zoom with which a picture covers its frame. */
export const coveringZoom = (picture: Size, frame: Size): number =>
  Math.max(frame.width / picture.width, frame.height / picture.height) / fitting(picture, frame)

/** The largest zoom: small print of a logo can be cut out, and no more than that. */
export const mostZoom = (picture: Size, frame: Size): number => coveringZoom(picture, frame) * 5

/** Place and size of a picture in its frame, in the frame's units. */
export function placed({ zoom, x, y }: View, picture: Size, frame: Size) {
  const scale = fitting(picture, frame) * zoom
  const [width, height] = [picture.width * scale, picture.height * scale]
  return {
    left: (frame.width - width) / 2 + x * frame.width,
    top: (frame.height - height) / 2 + y * frame.height,
    width,
    height,
  }
}

/** A view that neither loses the picture nor leaves an edge empty that the picture could fill. */
export function withinFrame({ zoom, x, y }: View, picture: Size, frame: Size): View {
  const limited = Math.min(Math.max(zoom, 1), mostZoom(picture, frame))
  const { width, height } = placed({ zoom: limited, x: 0, y: 0 }, picture, frame)
  const within = (value: number, size: number, whole: number) => {
    const most = Math.abs(size - whole) / 2 / whole
    return Math.min(most, Math.max(-most, value))
  }
  return { zoom: limited, x: within(x, width, frame.width), y: within(y, height, frame.height) }
}
