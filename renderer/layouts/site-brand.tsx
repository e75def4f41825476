import { OpeningLine } from '../../blocks/parts/branches/opening-status.tsx'
import type { SiteInfo } from '../../schemas/page/page.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { BrandCross } from '../../ui/icon/brand-cross.tsx'

/**
 * The logo (the product's own pages have its cross), the name of the site, which links to its home page, and whether a
 * clinic is open: it is known on every page, without scrolling.
 */
export function SiteBrand({ site, className = '' }: { site: SiteInfo; className?: string }) {
  return (
    <div className={`site-brand ${className}`.trim()}>
      {site.logo ? (
        <img
          src={`${site.logo}/160`}
          width={site.logoWidth ?? 40}
          height={40}
          alt=""
          className="h-10 w-auto max-w-[25vw] shrink-0 rounded-small object-contain"
        />
      ) : (
        site.company === undefined && <BrandCross />
      )}
      <div>
        <a href={site.home} className="stretched">
          <span className="line-clamp-2 @5xl/page:line-clamp-3">
            <LocalizedText value={site.name} />
          </span>
        </a>
        {site.status && <OpeningLine status={site.status} />}
      </div>
    </div>
  )
}
