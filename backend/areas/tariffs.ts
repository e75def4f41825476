import type { Tariff } from '../../schemas/areas/tariffs.ts'
import { tariff } from '../database/tables/index.ts'
import { serveArea } from '../kit/area/area.ts'

export default serveArea<Tariff>({ table: tariff })
