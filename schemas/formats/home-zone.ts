/** On whose clocks times are shown that belong to no branch and no site: most of our people live by it. */
export const homeZone = { name: 'Asia/Almaty', sign: 'UTC+5' } as const
