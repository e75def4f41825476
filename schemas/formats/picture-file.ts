/** Accepted types of uploaded pictures (A37, R95), for the `accept` attribute of an input. */
export const pictureTypes = 'image/jpeg,image/png,image/webp'

/** Maximum size of an uploaded picture (A37, R95). */
export const maxPictureBytes = 5 * 1024 * 1024

/** Maximum body of an upload. Larger than a picture may be, so that a picture that is too large is reported at its field. */
export const maxSentPictureBytes = 4 * maxPictureBytes
