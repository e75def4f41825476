import type { SeedNews } from '../../../parts/seed-types.ts'
import { bookingMoved } from './booking-moved.ts'
import { certificatesWithoutQueue } from './certificates-without-queue.ts'
import { childrensEntrance } from './childrens-entrance.ts'
import { cleanHands } from './clean-hands.ts'
import { icyPavements } from './icy-pavements.ts'
import { laboratoryEarlier } from './laboratory-earlier.ts'
import { letterThatChangedHours } from './letter-that-changed-hours.ts'
import { newYearHours } from './new-year-hours.ts'
import { pressureInTheHall } from './pressure-in-the-hall.ts'
import { whenAntibioticsHelp } from './when-antibiotics-help.ts'

/** Newest first. */
export const news: SeedNews[] = [
  newYearHours,
  laboratoryEarlier,
  icyPavements,
  certificatesWithoutQueue,
  pressureInTheHall,
  whenAntibioticsHelp,
  childrensEntrance,
  cleanHands,
  bookingMoved,
  letterThatChangedHours,
]
