import type { StoredBlock } from '../../../schemas/page.ts'
import type { Company, CustomPage, Domain, LandingSite, Photo } from '../../entities.ts'
import { defined } from '../../parts/defined.ts'
import { type RedirectRule, SourceError } from '../../source.ts'
import { words } from '../../words.ts'
import type { RawCustomPage, RawDomain, RawLandingSite, RawPhoto, RawRedirect } from '../raw/site.ts'
import { imageOf, richOf, textOf } from './parts.ts'
import { redirectOf } from './redirect.ts'

/** Pages as the builder stored them; one that lost its title has the company's name. */
export const landingSiteFromRaw = (raw: RawLandingSite, company: Pick<Company, 'name'>): LandingSite => ({
  pages: Object.fromEntries(
    Object.entries(raw.PAGES).map(([slug, { title, description, blocks }]) => [
      slug,
      defined({
        title: title ? filled(title) : company.name,
        description: description && filled(description),
        // Whatever they are: `resolveBlocks` keeps what it cannot read as a fault.
        blocks: blocks as StoredBlock[],
      }),
    ]),
  ),
})

type Leaf = NonNullable<RawLandingSite['PAGES'][string]['title']>

const filled = ({ ru, ...others }: Leaf) => ({
  ru,
  ...Object.fromEntries(Object.entries(others).filter(([, text]) => text?.trim())),
})

/**
 * A page of the directory (A23); `redirect` is where its visitor goes instead (B-12). Throws `SourceError` with what the
 * answer says of an error (E4).
 */
export function customPageFromRaw(raw: RawCustomPage, slug: string): CustomPage {
  const redirect = redirectOf(raw)
  if (raw.error && !redirect) {
    const { statusCode = 404, statusMessage = 'an error' } = raw.error
    throw new SourceError(statusCode, `custom page ${slug}: ${statusMessage}`)
  }
  return defined({
    slug: raw.slug ?? slug,
    title: textOf(raw, 'TITLE') ?? { ru: slug },
    description: textOf(raw, 'DESCRIPTION'),
    keywords: textOf(raw, 'KEYWORDS'),
    content: richOf(raw, 'CONTENT'),
    blocks: raw.BLOCKS as StoredBlock[] | undefined,
    redirect,
  })
}

export function photoFromRaw(raw: RawPhoto, company: string, index: number): Photo {
  const caption = textOf(raw, 'CAPTION')
  const code = raw.PHOTO_CODE ?? `${company}-${index + 1}`
  return defined({ code, image: imageOf(raw.IMAGE, caption ?? words('head:photo')), caption })
}

/** An active line of the redirect table (B-18); one to an unsafe address is none. */
export function redirectRuleFromRaw({ FROM_PATH, TO, CODE, ACTIVE }: RawRedirect): RedirectRule[] {
  const to = redirectOf({ redirect: ACTIVE !== false, url: TO })
  return to === undefined ? [] : [{ from: FROM_PATH, to, status: CODE === 302 ? 302 : 301 }]
}

/** A host of a company's own, and what its addresses call the company. */
export const domainFromRaw = ({ HOST, COMPANY_CODE, SLUG, IS_PRIMARY }: RawDomain): Domain => ({
  host: HOST,
  slug: SLUG ?? COMPANY_CODE,
  isPrimary: IS_PRIMARY ?? false,
})
