/** URL of the user's own picture, different for each version to bypass the cache; undefined if there is none. */
export const avatarAddress = (version: number): string | undefined =>
  version > 0 ? `/profile/avatar?v=${version}` : undefined
