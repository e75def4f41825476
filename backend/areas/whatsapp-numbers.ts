import type { WhatsappNumber } from '../../schemas/areas/whatsapp-numbers.ts'
import { whatsappNumber } from '../database/tables/index.ts'
import { serveArea } from '../kit/area/area.ts'

export default serveArea<WhatsappNumber>({ table: whatsappNumber })
