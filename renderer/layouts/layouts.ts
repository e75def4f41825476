import type { ComponentType } from 'react'
import type { LayoutName } from '../../schemas/page.ts'
import { DefaultLayout } from './default-layout.tsx'
import { EmptyLayout } from './empty-layout.tsx'
import { ErrorLayout } from './error-layout.tsx'
import { LandingLayout } from './landing-layout.tsx'
import type { LayoutProps } from './layout-props.ts'

const layouts: Partial<Record<LayoutName, ComponentType<LayoutProps>>> = {
  default: DefaultLayout,
  empty: EmptyLayout,
  error: ErrorLayout,
  landing: LandingLayout,
}

/** The layout that a page names; the three-column landing for a landing template that has none of its own. */
export const layoutFor = (name: LayoutName): ComponentType<LayoutProps> => layouts[name] ?? LandingLayout
