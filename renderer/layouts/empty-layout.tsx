import type { LayoutProps } from './layout-props.ts'

/** Only the page's blocks, for pages that are embedded elsewhere. */
export function EmptyLayout({ main }: LayoutProps) {
  return <main className="stack @container/page py-6">{main}</main>
}
