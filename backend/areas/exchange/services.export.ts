import { exchange } from '../../../schemas/services/services.exchange.ts'
import { exportArea } from '../every/export-area.ts'
import { serviceTable } from './service-table.ts'

/** Services as a table, with the prices of the whole clinic. */
export const exported = exportArea({ area: 'services', definition: exchange, tableOf: serviceTable })
