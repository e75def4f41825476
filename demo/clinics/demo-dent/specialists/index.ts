import { scheduleEntry } from '../../../parts/schedule.ts'
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

const primernaya = '10011'
const vymyshlennaya = '10012'
const mornings = ['08:30', '14:00'] as const
const evenings = ['14:00', '20:00'] as const

/** The branch and hours of each doctor; one without a schedule is booked by phone. */
const schedules: Record<string, SeedSpecialist['schedule']> = {
  [sarsenovaAigerim.slug]: [scheduleEntry(primernaya, [[1, 3, 5], ...mornings], [[2, 4], ...evenings])],
  [tsoiMarina.slug]: [scheduleEntry(primernaya, [[1, 2, 3, 4, 5], ...mornings])],
  [petrovaOlga.slug]: [
    scheduleEntry(primernaya, [[1, 3], ...evenings]),
    scheduleEntry(vymyshlennaya, [[2, 4], ...mornings]),
  ],
  [kasymovaDinara.slug]: [scheduleEntry(vymyshlennaya, [[1, 2, 3, 4, 5], ...evenings])],
  [galievTimur.slug]: [
    scheduleEntry(vymyshlennaya, [[1, 3, 5], ...mornings]),
    scheduleEntry(primernaya, [[6], '09:00', '13:00']),
  ],
  [kimAleksei.slug]: [scheduleEntry(primernaya, [[2, 4], ...mornings], [[1, 3, 5], ...evenings])],
  [yusupovJasur.slug]: [scheduleEntry(vymyshlennaya, [[2, 4], ...evenings], [[6], '09:00', '13:00'])],
  [abdrakhmanovErlan.slug]: [scheduleEntry(primernaya, [[2, 4], ...mornings])],
}

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
].map((one) => ({ ...one, schedule: schedules[one.slug] ?? [] }))
