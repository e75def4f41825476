import { Picture, type PictureImage } from '../../../ui/picture/picture.tsx'

/** Photo of a branch, above its entry in a list. */
export const BranchPhoto = ({ photo }: { photo: PictureImage }) => (
  <Picture
    image={photo}
    sizes="(min-width: 56rem) 28rem, 100vw"
    className="mb-2 aspect-3/2 w-full rounded-control object-cover"
  />
)
