import { exchange } from '../../../schemas/doctors/doctors.exchange.ts'
import { exportArea } from '../every/export-area.ts'
import { doctorTable } from './doctor-table.ts'

/** Doctors as a table. */
export const exported = exportArea({ area: 'doctors', definition: exchange, tableOf: doctorTable })
