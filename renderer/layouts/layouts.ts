import type { ComponentType } from 'react'
import type { LayoutName } from '../../schemas/page/page.ts'
import { AuthLayout } from './auth-layout.tsx'
import { DefaultLayout } from './default-layout.tsx'
import { EmptyLayout } from './empty-layout.tsx'
import { ErrorLayout } from './error-layout.tsx'
import { LandingBlogLayout } from './landing-blog-layout.tsx'
import { LandingLayout } from './landing-layout.tsx'
import { LandingSidebarWideLayout } from './landing-sidebar-wide-layout.tsx'
import { LandingWideLayout } from './landing-wide-layout.tsx'
import type { LayoutProps } from './layout-props.ts'

/** The layouts of documents. `pro` belongs to the application. */
const layouts: Partial<Record<LayoutName, ComponentType<LayoutProps>>> = {
  default: DefaultLayout,
  auth: AuthLayout,
  empty: EmptyLayout,
  error: ErrorLayout,
  landing: LandingLayout,
  'landing-sidebar-wide': LandingSidebarWideLayout,
  'landing-wide': LandingWideLayout,
  'landing-blog': LandingBlogLayout,
}

/** The layout that a page names (B-6). */
export const layoutFor = (name: LayoutName): ComponentType<LayoutProps> => layouts[name] ?? DefaultLayout
