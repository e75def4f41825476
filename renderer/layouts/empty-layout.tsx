import type { LayoutProps } from './layout-props.ts'

/** Nothing but the page, for what is shown inside something else. */
export function EmptyLayout({ main }: LayoutProps) {
  return <main className="stack @container py-6">{main}</main>
}
