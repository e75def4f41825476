import type { LoadContext } from '../loader.ts'

/** On whose clocks dates of the directory's own pages are shown. */
const directoryZone = 'Asia/Almaty'

/** The zone of the site that a page belongs to. */
export const siteZone = ({ company }: Pick<LoadContext, 'company'>): string =>
  company?.timezone ?? directoryZone
