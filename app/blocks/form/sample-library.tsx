import { useId } from 'react'
import type { LibraryProps } from '../../../pro-forms/fields/media/library.ts'
import type { MediaItem } from '../../../schemas/api/media.ts'
import { picturesIn } from '../../../schemas/media/pictures-in.ts'
import { blockDefinitions } from '../../../schemas/registry.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { pictureAt } from '../../../ui/picture/picture-source.ts'

const pictures = [...picturesIn([...blockDefinitions.values()].map(({ example }) => example)).values()]

const unknown = { BYTES: null, FOCUS: null, ORIGINAL: null, CROP: null, ADDED_AT: null }

const itemOf = ({ src, width, height, color }: (typeof pictures)[number]): MediaItem => ({
  ...unknown,
  CODE: src,
  KIND: 'picture',
  SRC: src,
  NAME: src,
  WIDTH: width,
  HEIGHT: height,
  COLOR: color ?? null,
  ALT: {},
  IS_CROPPABLE: false,
  USED: [],
})

/** In place of a clinic's library, the pictures of the examples. */
export function SampleLibrary({ onChoose, onClose }: LibraryProps) {
  const id = useId()
  return (
    <Dialog id={`pictures${id}`} title="Изображения примеров" open onOpenChange={onClose}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <button
              type="button"
              aria-label={`Изображение ${index + 1}`}
              onClick={() => {
                onChoose?.(itemOf(picture))
                onClose()
              }}
              className="block w-full cursor-pointer rounded-small hover:outline-2 hover:outline-accent"
            >
              <img
                src={pictureAt(picture.src, 320)}
                alt=""
                loading="lazy"
                className="aspect-[3/2] w-full rounded-small object-cover"
                style={{ backgroundColor: picture.color }}
              />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
