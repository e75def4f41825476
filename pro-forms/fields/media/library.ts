import type { ComponentType } from 'react'
import type { MediaItem } from '../../../schemas/api/media.ts'

export type MediaKind = MediaItem['KIND']

export type LibraryProps = {
  /** The kind to choose from; all without it. */
  kind?: MediaKind
  /** The address of a picture that is to be changed: cropped, described. */
  shown?: string
  /** Without it no item can be chosen. */
  onChoose?: (item: MediaItem) => void
  onClose: () => void
}

/** The dialog of a media library. A field renders it in its place, so that it is above the dialog in which the field stands. */
export type Library = ComponentType<LibraryProps>
