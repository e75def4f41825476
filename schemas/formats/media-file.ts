/** Files that the media library takes (PS8), for the `accept` attribute of an input. */
export const mediaTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif,image/svg+xml'

/** The same with files to download. */
export const mediaAndFileTypes = `${mediaTypes},application/pdf`

/** Maximum size of a file of the media library (PS8). */
export const maxMediaBytes = 25 * 1024 * 1024
