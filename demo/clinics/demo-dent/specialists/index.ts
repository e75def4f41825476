import type { SeedSpecialist } from '../../../parts/seed-types.ts'
import { abdrakhmanovErlan } from './abdrakhmanov-erlan.ts'
import { galievTimur } from './galiev-timur.ts'
import { kasymovaDinara } from './kasymova-dinara.ts'
import { kimAleksei } from './kim-aleksei.ts'
import { petrovaOlga } from './petrova-olga.ts'
import { sarsenovaAigerim } from './sarsenova-aigerim.ts'
import { shmidtAnna } from './shmidt-anna.ts'
import { tsoiMarina } from './tsoi-marina.ts'
import { yusupovJasur } from './yusupov-jasur.ts'

/** The chief doctor first, then by demand. */
export const specialists: SeedSpecialist[] = [
  sarsenovaAigerim,
  tsoiMarina,
  petrovaOlga,
  kasymovaDinara,
  galievTimur,
  kimAleksei,
  yusupovJasur,
  abdrakhmanovErlan,
  shmidtAnna,
]
