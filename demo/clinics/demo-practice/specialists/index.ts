import type { SeedSpecialist } from '../../../parts/seed-types.ts'
import { asanovaGulmira } from './asanova-gulmira.ts'
import { bekbolotovAibek } from './bekbolotov-aibek.ts'
import { esenovaAizhan } from './esenova-aizhan.ts'
import { melnikOlga } from './melnik-olga.ts'
import { rosenthalMark } from './rosenthal-mark.ts'
import { sadykovBakyt } from './sadykov-bakyt.ts'

/** Family doctors first, because most visits begin with them. */
export const specialists: SeedSpecialist[] = [
  asanovaGulmira,
  sadykovBakyt,
  bekbolotovAibek,
  esenovaAizhan,
  melnikOlga,
  rosenthalMark,
]
