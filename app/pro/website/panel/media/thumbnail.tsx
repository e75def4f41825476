import type { MediaItem } from '../../../../../schemas/api/media.ts'
import { pictureAt } from '../../../../../ui/picture/picture-source.ts'
import { pictureStyle } from '../../../../../ui/picture/picture-style.ts'

type Props = { item: MediaItem; focus?: MediaItem['FOCUS']; className: string }

/** A small picture of the library, cut off as pages cut it off. */
export const Thumbnail = ({
  item: { SRC, WIDTH, HEIGHT, COLOR, FOCUS },
  focus = FOCUS,
  className,
}: Props) => (
  <img
    src={pictureAt(SRC, 320)}
    alt=""
    width={WIDTH ?? undefined}
    height={HEIGHT ?? undefined}
    loading="lazy"
    className={className}
    style={pictureStyle({
      ...(COLOR && { color: COLOR }),
      ...(focus && { focus: { x: focus.X, y: focus.Y } }),
    })}
  />
)
