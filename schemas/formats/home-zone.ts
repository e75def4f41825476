/** Time zone of times that belong to no branch and no site; most users live in it. */
export const homeZone = { name: 'Asia/Almaty', sign: 'UTC+5' } as const
