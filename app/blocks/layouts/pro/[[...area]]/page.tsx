import { notFound, redirect } from 'next/navigation'
import { translate } from '../../../../../locales/index.ts'
import { localizePath } from '../../../../../locales/locale.ts'
import { type MenuSection, sectionGroups } from '../../../../../schemas/access/sections.ts'
import { areaPath, currentArea } from '../../../../layouts/pro/areas.ts'
import { ProPage } from '../../../../layouts/pro/pro-page.tsx'
import { requestLocale } from '../../../../request-locale.ts'
import { sampleBase } from '../sample-data.ts'
import { SampleTable } from '../sample-table.tsx'

type Props = { params: Promise<{ area?: string[] }> }

async function areaOf({ params }: Props): Promise<MenuSection> {
  const { area } = await params
  if (!area) redirect(localizePath(areaPath(sampleBase, sectionGroups.patients[0]), await requestLocale()))
  const place = currentArea(sampleBase, `${sampleBase}/${area.join('/')}`)
  return place === undefined || place === 'today' ? notFound() : place
}

async function titleOf(props: Props): Promise<string> {
  const t = translate(await requestLocale())
  return t(`application:area.${await areaOf(props)}`)
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
