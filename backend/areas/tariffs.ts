import type { Tariff } from '../../schemas/areas/tariffs.ts'
import { serveArea } from '../area-kit/area.ts'
import { tariff } from '../database/tables/index.ts'

export default serveArea<Tariff>({ table: tariff })
