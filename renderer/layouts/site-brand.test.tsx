import { describe, expect, it } from 'vitest'
import type { SiteInfo } from '../../schemas/page/page.ts'
import { crossPath } from '../../ui/icon/brand-cross.tsx'
import { render } from '../../ui/test/render.tsx'
import { SiteBrand } from './site-brand.tsx'

const site: SiteInfo = { name: { text: 'Shipa', lang: 'ru' }, home: '/', menu: [] }
const brand = (more: Partial<SiteInfo>) => render(<SiteBrand site={{ ...site, ...more }} />)

describe('the brand of a site', () => {
  it('has the product’s sign on the product’s own pages', () => {
    expect(brand({})).toContain(crossPath)
  })
  it('has the logo where there is one, and nothing else', () => {
    expect(brand({ logo: '/images/logo' })).toMatch(/<img[^>]*src="\/images\/logo\/160"/)
    expect(brand({ logo: '/images/logo' })).not.toContain('<svg')
  })
  it('says whether a clinic is open beside its name, which alone names the link', () => {
    const html = brand({ company: '1', status: { state: 'open', until: '20:00' } })
    expect(html).toMatch(/<a [^>]*>(?:(?!<\/a>).)*Shipa(?:(?!<\/a>).)*<\/a><p[^>]*>.*Открыто до.20:00/)
    expect(brand({ company: '1' })).not.toContain('Открыто')
  })
  it('keeps the shape of a wide logo', () => {
    const html = brand({ company: '1', logo: '/images/logo', logoWidth: 90 })
    expect(html).toMatch(/<img[^>]*width="90" height="40"[^>]*object-contain/)
  })
  it('is the name alone for a clinic without a logo', () => {
    expect(brand({ company: '1' })).not.toMatch(/<svg|<img/)
  })
})
