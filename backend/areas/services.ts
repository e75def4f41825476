import { sql } from 'drizzle-orm'
import type { Service } from '../../schemas/areas/services.ts'
import { service } from '../database/tables/index.ts'
import { serveArea } from '../kit/area/area.ts'
import { recordPrices } from '../services/index.ts'

export default serveArea<Service>({
  table: service,
  newRow: async () => ({ pricedAt: sql`current_date` }),
  afterWrite: recordPrices,
})
