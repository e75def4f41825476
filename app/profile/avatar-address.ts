/** Address of the person's own picture, another one for each version; undefined where there is none. */
export const avatarAddress = (version: number): string | undefined =>
  version > 0 ? `/profile/avatar?v=${version}` : undefined
