import { PartsCatalogue } from './parts-catalogue.tsx'

type Props = { searchParams: Promise<{ theme?: string | string[]; part?: string | string[] }> }

/**
 * The catalogue of the design system's parts, in all their states: `/blocks/ui`, `/uz/blocks/ui?theme=dark`, or only
 * some of them: `/blocks/ui?part=select&part=switch`.
 */
export default async function Parts({ searchParams }: Props) {
  const { theme, part } = await searchParams
  return (
    <PartsCatalogue
      theme={theme === 'light' || theme === 'dark' ? theme : undefined}
      {...(part !== undefined && { only: [part].flat() })}
    />
  )
}
