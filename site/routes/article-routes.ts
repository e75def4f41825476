import type { Route } from '../core/route.ts'
import {
  directoryMaterial,
  directoryMaterials,
  directoryNews,
  directoryNewsItem,
} from '../pages/load-directory-articles.ts'

/** News and materials of all clinics. The pages of the list of all categories have no number in the specification. */
export const articleRoutes: readonly Route[] = [
  { id: 'R14', path: '/news', load: directoryNews },
  { id: 'R14', path: '/news/page/:page', load: directoryNews },
  { id: 'R15', path: '/news/:category', load: directoryNews },
  { id: 'R16', path: '/news/:category/:details', load: directoryNewsItem },
  { id: 'R17', path: '/news/:category/page/:page', load: directoryNews },
  { id: 'R18', path: '/materials', load: directoryMaterials },
  { id: 'R18', path: '/materials/page/:page', load: directoryMaterials },
  { id: 'R19', path: '/materials/:category', load: directoryMaterials },
  { id: 'R20', path: '/materials/:category/:details', load: directoryMaterial },
  { id: 'R21', path: '/materials/:category/page/:page', load: directoryMaterials },
]
