import type { BonusProgramme } from '../../schemas/areas/bonus-programme.ts'
import { bonusProgramme } from '../database/tables/index.ts'
import { serveArea } from '../kit/area/area.ts'

export default serveArea<BonusProgramme>({ table: bonusProgramme })
