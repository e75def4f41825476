import type { WhatsappTemplate } from '../../schemas/areas/whatsapp-templates.ts'
import { whatsappTemplate } from '../database/tables/index.ts'
import { serveArea } from '../kit/area/area.ts'

export default serveArea<WhatsappTemplate>({ table: whatsappTemplate })
