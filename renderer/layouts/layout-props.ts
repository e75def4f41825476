import type { ReactNode } from 'react'
import type { Page } from '../../schemas/page.ts'

/** What a layout may read of a page. Its HTML is remembered by these. */
export type FramedPage = Pick<Page, 'locale' | 'path' | 'status' | 'layout' | 'site' | 'languages'> & {
  /** The reader is asked whether views may be counted (B-27), and can change the answer. */
  asksToCount?: boolean
}

/** `main` and `sidebar` are where the page's blocks go; a layout without a sidebar leaves it out. */
export type LayoutProps = { page: FramedPage; main: ReactNode; sidebar?: ReactNode }
