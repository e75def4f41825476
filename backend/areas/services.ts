import type { Service } from '../../schemas/areas/services.ts'
import { serveArea } from '../area-kit/area.ts'
import { service } from '../database/tables/index.ts'
import { keepPrices } from '../services/keep-prices.ts'

export default serveArea<Service>({ table: service, afterWrite: keepPrices })
