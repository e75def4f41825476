import type { SeedSpecialist } from '../../../parts/seed-types.ts'
import { akhmetovDaniyar } from './akhmetov-daniyar.ts'
import { ismailovRustam } from './ismailov-rustam.ts'
import { levchenkoPavel } from './levchenko-pavel.ts'
import { nurpeisovaSaule } from './nurpeisova-saule.ts'
import { weberIrina } from './weber-irina.ts'
import { zhaksybekovaMadina } from './zhaksybekova-madina.ts'

/** The editor-in-chief first. */
export const specialists: SeedSpecialist[] = [
  nurpeisovaSaule,
  akhmetovDaniyar,
  weberIrina,
  ismailovRustam,
  zhaksybekovaMadina,
  levchenkoPavel,
]
