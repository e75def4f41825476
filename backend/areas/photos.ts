import type { ClinicPhoto } from '../../schemas/areas/photos.ts'
import { photo } from '../database/tables/index.ts'
import { serveArea } from '../kit/area/area.ts'

export default serveArea<ClinicPhoto>({ table: photo })
