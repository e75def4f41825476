/** What a picture may be when it is sent (A37, R95): its types, as an `accept` of an input takes them. */
export const pictureTypes = 'image/jpeg,image/png,image/webp'

/** What a picture may weigh when it is sent (A37, R95). */
export const maxPictureBytes = 5 * 1024 * 1024

/** What a call with a picture reads, so that one of a camera, too heavy, is refused at its field and not as a body. */
export const maxSentPictureBytes = 4 * maxPictureBytes
