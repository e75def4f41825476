import { notFound } from 'next/navigation'
import { type AreaRow, areaList, areaRow } from '../../../schemas/api/area.ts'
import type { Cabinet } from '../../../schemas/areas/cabinets.ts'
import { homeZone } from '../../../schemas/formats/home-zone.ts'
import { wholeCompany } from '../../../schemas/roles.ts'
import { readAnswer } from '../../api/read-answer.ts'
import { handedOver } from '../../hand-over.ts'
import type { ProState } from '../load-pro.ts'
import { proPath } from '../place-names.ts'
import type { ScreenProps } from '../screen-props.ts'
import { CabinetList } from './cabinet-list.tsx'
import { CabinetScreen } from './cabinet-screen.tsx'

/** What is kept has passed the schema of a cabinet. */
const asCabinets = (rows: readonly AreaRow[]) => rows as readonly AreaRow<Cabinet>[]

/** The address of a new cabinet, below the list. */
const newCabinet = 'new'

/** What a company's map is drawn with, where the configuration has a source of tiles. */
const tiles = () => {
  const { mapTiles } = handedOver()
  return mapTiles && { tiles: mapTiles }
}

/** What a new cabinet begins with: the clocks of the main one. */
const blank = ({ cabinets }: ProState) => ({
  name: {},
  phones: [],
  timezone: cabinets[0]?.TIMEZONE ?? homeZone.name,
  photos: [],
})

/** R95: the cabinets of a company, one of them, or a new one. */
export async function cabinetsScreen({ state, path }: ScreenProps) {
  const { company, cabinetCode, access } = state
  const place = [company.COMPANY_CODE, cabinetCode].map(encodeURIComponent).join('/')
  const common = {
    place,
    base: `${proPath(company.COMPANY_CODE)}/cabinets`,
    mayChange: access.AREAS.cabinets?.includes('write') ?? false,
  }
  const [code, ...rest] = path
  if (rest.length > 0) notFound()
  if (code === undefined) {
    const { data } = await readAnswer(`/business-api-front2/${place}/cabinets?page[size]=1000`, areaList)
    const mayAdd = common.mayChange && access.CABINETS.includes(wholeCompany)
    return <CabinetList {...common} mayAdd={mayAdd} cabinets={asCabinets(data)} />
  }
  if (code === newCabinet) {
    if (!common.mayChange) notFound()
    return <CabinetScreen {...common} {...tiles()} stored={{ value: blank(state), revision: 0 }} />
  }
  const { VALUE: value, REVISION: revision } = await readAnswer(
    `/business-api-front2/${place}/cabinets/${encodeURIComponent(code)}`,
    areaRow,
  )
  return <CabinetScreen key={code} {...common} {...tiles()} code={code} stored={{ value, revision }} />
}
