import { homeZone } from '../../schemas/formats/home-zone.ts'
import type { LoadContext } from '../loader.ts'

/** The zone of the site that a page belongs to; the directory's own pages go by the home zone. */
export const siteZone = ({ company }: Pick<LoadContext, 'company'>): string =>
  company?.timezone ?? homeZone.name
