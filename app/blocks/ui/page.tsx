import { PartsCatalogue } from './parts-catalogue.tsx'

type Props = { searchParams: Promise<{ theme?: string | string[] }> }

/** The catalogue of the design system's parts, in all their states: `/blocks/ui`, `/uz/blocks/ui?theme=dark`. */
export default async function Parts({ searchParams }: Props) {
  const { theme } = await searchParams
  return <PartsCatalogue theme={theme === 'light' || theme === 'dark' ? theme : undefined} />
}
