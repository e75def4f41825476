/** Default time zone, for times that belong to no branch or site; most users live in it. */
export const homeZone = { name: 'Asia/Almaty', sign: 'UTC+5', minutes: 300 } as const
