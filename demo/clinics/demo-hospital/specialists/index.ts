import type { SeedSpecialist } from '../../../parts/seed-types.ts'
import { abdullaevShukhrat } from './abdullaev-shukhrat.ts'
import { fadeevAnton } from './fadeev-anton.ts'
import { karimovSardor } from './karimov-sardor.ts'
import { liElena } from './li-elena.ts'
import { nazarovaZulfiya } from './nazarova-zulfiya.ts'
import { orlovDmitry } from './orlov-dmitry.ts'
import { rustamovBobur } from './rustamov-bobur.ts'
import { saidovaKamola } from './saidova-kamola.ts'
import { tursunovaMalika } from './tursunova-malika.ts'
import { yuldashevaNigora } from './yuldasheva-nigora.ts'

/** In the order of a treatment: cardiology, diagnostics, surgery, rehabilitation. */
export const specialists: SeedSpecialist[] = [
  yuldashevaNigora,
  rustamovBobur,
  abdullaevShukhrat,
  liElena,
  nazarovaZulfiya,
  karimovSardor,
  orlovDmitry,
  saidovaKamola,
  tursunovaMalika,
  fadeevAnton,
]
