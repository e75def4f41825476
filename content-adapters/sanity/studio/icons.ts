import type { BlockCategory } from '../../../schemas/page/define-block.ts'
import type { DocumentDefinition } from '../define-document.ts'

/** Names of icons of `@sanity/icons` for blocks by their group. */
export const categoryIcons: Readonly<Record<BlockCategory, string>> = {
  intro: 'SparklesIcon',
  text: 'BlockContentIcon',
  media: 'ImagesIcon',
  clinic: 'HeartIcon',
  action: 'BellIcon',
  layout: 'SplitVerticalIcon',
}

const documentIcons: Readonly<Record<string, string>> = {
  site: 'EarthGlobeIcon',
  page: 'DocumentIcon',
  'article-category': 'TagIcon',
  clinic: 'HeartIcon',
  branch: 'PinIcon',
  doctor: 'UserIcon',
  service: 'BillIcon',
  photo: 'ImageIcon',
}

/** The icon of a kind of document; another kind has that of texts. */
export const documentIcon = ({ name }: DocumentDefinition): string =>
  documentIcons[name] ?? 'DocumentTextIcon'
