import { homeZone } from '../../schemas/formats/home-zone.ts'
import type { LoadContext } from '../loader.ts'

/** Time zone of the page's site; pages of the directory use the home zone. */
export const siteZone = ({ company }: Pick<LoadContext, 'company'>): string =>
  company?.timezone ?? homeZone.name
