import type { Promotion } from '../../schemas/areas/promotion.ts'
import { promotion } from '../database/tables/index.ts'
import { serveArea } from '../kit/area/area.ts'
import { checkPromotion, completed } from '../promotions/index.ts'

export default serveArea<Promotion>({
  table: promotion,
  check: checkPromotion,
  complete: async (_, { after }) => completed(after),
})
