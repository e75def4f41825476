import type { z } from '@hono/zod-openapi'
import type { cabinetEntity } from '../../schemas/api/cabinet.ts'
import type { Cabinet } from '../../schemas/areas/cabinets.ts'
import type { cabinet } from '../database/tables/index.ts'

type Row = typeof cabinet.$inferSelect

/** A cabinet as its schema has it. */
const cabinetOf = (row: Row): Cabinet => ({
  name: row.name,
  ...(row.address && { address: row.address }),
  ...(row.latitude !== null &&
    row.longitude !== null && { point: { latitude: row.latitude, longitude: row.longitude } }),
  phones: row.phones,
  timezone: row.timezone as Cabinet['timezone'],
  ...(row.hours && { hours: row.hours }),
  photos: row.photos,
})

/** What the table keeps of a cabinet. */
export const cabinetColumns = (cabinet: Cabinet) => ({
  name: cabinet.name,
  address: cabinet.address ?? null,
  latitude: cabinet.point?.latitude ?? null,
  longitude: cabinet.point?.longitude ?? null,
  phones: cabinet.phones,
  timezone: cabinet.timezone,
  hours: cabinet.hours ?? null,
  photos: cabinet.photos,
})

export const entityAnswer = (row: Row): z.infer<typeof cabinetEntity> => ({
  CODE: row.code,
  REVISION: row.revision,
  IS_MAIN: row.position === 0,
  CABINET: cabinetOf(row),
})
