import { notFound, redirect } from 'next/navigation'
import { translate } from '../../../../../locales/index.ts'
import { localizePath } from '../../../../../locales/locale.ts'
import { sectionGroups } from '../../../../../schemas/access/sections.ts'
import { areaPath, currentEntry } from '../../../../layouts/pro/areas.ts'
import { ProPage } from '../../../../layouts/pro/pro-page.tsx'
import { requestLocale } from '../../../../request-locale.ts'
import { sampleBase } from '../sample-data.ts'
import { sampleMenu } from '../sample-menu.ts'
import { SampleTable } from '../sample-table.tsx'

type Props = { params: Promise<{ area?: string[] }> }

async function titleOf({ params }: Props): Promise<string> {
  const { area } = await params
  const locale = await requestLocale()
  if (!area) redirect(localizePath(areaPath(sampleBase, sectionGroups.patients[0]), locale))
  const entry = currentEntry(sampleMenu(locale), sampleBase, `${sampleBase}/${area.join('/')}`)
  if (entry === undefined || entry === 'today') notFound()
  return entry.label ?? translate(locale)(`application:area.${entry.section}`)
}

export async function generateMetadata(props: Props) {
  return { title: await titleOf(props) }
}

/** A sample page: the area's title above a long table. */
export default async function SampleScreen(props: Props) {
  return (
    <ProPage title={await titleOf(props)}>
      <SampleTable />
    </ProPage>
  )
}
