import type { SiteInfo } from '../../schemas/page.ts'
import { BrandCross } from '../../ui/brand-cross.tsx'
import { LocalizedText } from '../../ui/localized-text.tsx'

/** Link to the home page with the logo (the product's own pages have its cross) and the name of the site. */
export function SiteBrand({ site, className = '' }: { site: SiteInfo; className?: string }) {
  return (
    <a
      href={site.home}
      className={`flex min-h-11 min-w-0 items-center gap-3 text-lg leading-tight font-semibold [view-transition-name:site-brand] ${className}`}
    >
      {site.logo ? (
        <img
          src={`${site.logo}/160`}
          width={40}
          height={40}
          alt=""
          className="size-10 shrink-0 rounded-small"
        />
      ) : (
        site.company === undefined && <BrandCross />
      )}
      <span className="line-clamp-2">
        <LocalizedText value={site.name} />
      </span>
    </a>
  )
}
