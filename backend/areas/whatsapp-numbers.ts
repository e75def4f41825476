import type { WhatsappNumber } from '../../schemas/areas/whatsapp-numbers.ts'
import { whatsappNumber } from '../database/tables/index.ts'
import { serveArea } from '../kit/area/area.ts'

export default serveArea<WhatsappNumber>({
  table: whatsappNumber,
  // Hours without a day are none, so that those of the branch count.
  complete: async (_, { after }) => {
    const { hours, ...value } = after
    return hours && (hours.week.length > 0 || hours.exceptions.length > 0) ? after : value
  },
})
