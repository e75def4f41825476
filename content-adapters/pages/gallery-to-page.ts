import gallery from '../../schemas/blocks/gallery.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'
import { companyPage } from './company-page.ts'

/** All pictures of the clinic (R69). */
export const galleryToPage = ({ company }: { company: Company }): PageContent => ({
  ...companyPage(company, {
    title: words('head:gallery'),
    description: 'head:galleryDescription',
    blocks: [storedBlock(gallery, { titleHidden: true })],
  }),
  mainBlock: gallery.type,
})
