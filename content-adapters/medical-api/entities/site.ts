import type { StoredBlock } from '../../../schemas/page/page.ts'
import type { Company, Domain, Photo } from '../../entities/company.ts'
import type { CustomPage, LandingSite } from '../../entities/site.ts'
import { withoutUndefined } from '../../parts/without-undefined.ts'
import type { RedirectRule } from '../../source/editorial.ts'
import { SourceError } from '../../source.ts'
import { words } from '../../words.ts'
import type { RawCustomPage, RawDomain, RawLandingSite, RawPhoto, RawRedirect } from '../raw/site.ts'
import { imageOf, richOf, textOf } from './parts.ts'
import { redirectOf } from './redirect.ts'

/** Stored pages; a page without a title gets the company's name. */
export const landingSiteFromRaw = (raw: RawLandingSite, company: Pick<Company, 'name'>): LandingSite => ({
  pages: Object.fromEntries(
    Object.entries(raw.PAGES).map(([slug, { title, searchTitle, description, image, blocks }]) => [
      slug,
      withoutUndefined({
        title: title ? filled(title) : company.name,
        searchTitle: searchTitle && filled(searchTitle),
        description: description && filled(description),
        image: image && withoutUndefined(image),
        // Not validated here: `resolveBlocks` marks invalid blocks with a fault.
        blocks: blocks as StoredBlock[],
        version: raw.VERSIONS?.[slug],
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
 * A custom page of the directory (A23); with `redirect` visitors are redirected (B-12). Throws `SourceError` with the
 * status and the message of an error in the answer, `ERROR` or `error` (E4).
 */
export function customPageFromRaw(raw: RawCustomPage, slug: string): CustomPage {
  const redirect = redirectOf(raw)
  const error = raw.ERROR ?? (raw.error && { CODE: raw.error.statusCode, MESSAGE: raw.error.statusMessage })
  if (error && !redirect) {
    const { CODE = 404, MESSAGE: said } = error
    throw new SourceError(CODE, `custom page ${slug}: ${said || 'an error'}`, { said: said || undefined })
  }
  return withoutUndefined({
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
  return withoutUndefined({ code, image: imageOf(raw.IMAGE, caption ?? words('head:photo')), caption })
}

/** An active rule of the redirect table (B-18); empty if it is inactive or its target is unsafe. */
export function redirectRulesFromRaw({ FROM_PATH, TO, CODE, ACTIVE }: RawRedirect): RedirectRule[] {
  const to = redirectOf({ redirect: ACTIVE !== false, url: TO })
  return to === undefined ? [] : [{ from: FROM_PATH, to, status: CODE === 302 ? 302 : 301 }]
}

/** A custom domain, and the slug of its company. */
export const domainFromRaw = ({ HOST, COMPANY_CODE, SLUG, IS_PRIMARY }: RawDomain): Domain => ({
  host: HOST,
  slug: SLUG ?? COMPANY_CODE,
  isPrimary: IS_PRIMARY ?? false,
})
