import type { ReactNode } from 'react'
import type { Page } from '../../schemas/page/page.ts'

/** The parts of a page that a layout may read. They are the cache key of its HTML. */
export type FramedPage = Pick<
  Page,
  'locale' | 'path' | 'status' | 'layout' | 'site' | 'languages' | 'error'
> & {
  /** The reader is asked whether views may be counted (B-27), and can change the answer. */
  asksConsent?: boolean
}

/** `main` and `sidebar` are placeholders for the page's blocks; a layout without a sidebar ignores the latter. */
export type LayoutProps = { page: FramedPage; main: ReactNode; sidebar?: ReactNode }
