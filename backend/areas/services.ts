import type { Service } from '../../schemas/areas/services.ts'
import { service } from '../database/tables/index.ts'
import { serveArea } from '../kit/area/area.ts'
import { recordPrices } from '../services/index.ts'
import { todayAt } from '../shared/shown/today-of.ts'

export default serveArea<Service>({
  table: service,
  newRow: async (_, { place }) => ({ pricedAt: todayAt(place.company) }),
  afterWrite: recordPrices,
})
