const ours = /^\/images\/([a-z0-9_-]+(?:\/[a-z0-9_-]+)*)$/

/** The key of a picture that this site has; undefined for any other address, which no drawing opens. */
export const ownPictureKey = (src: string): string | undefined => ours.exec(src)?.[1]
