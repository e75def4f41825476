import type { ClinicPhoto } from '../../schemas/areas/photos.ts'
import { serveArea } from '../area-kit/area.ts'
import { photo } from '../database/tables/index.ts'

export default serveArea<ClinicPhoto>({ table: photo })
